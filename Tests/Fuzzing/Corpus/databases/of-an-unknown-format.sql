put 18 9
