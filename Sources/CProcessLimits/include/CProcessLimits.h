// Nothing is called: the check runs before main.
