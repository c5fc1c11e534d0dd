// The core without a page: each line of standard input is what the script says, and each line of output is an answer.

#include <stdio.h>
#include <string.h>

char *viewdid_reserve(int count);
int viewdid_ask(int count);
const char *viewdid_answer(void);

/// The same at random each time, so that a test knows the seed.
int getentropy(void *bytes, size_t count) {
    memset(bytes, 7, count);
    return 0;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    for (ssize_t count; (count = getline(&line, &room, stdin)) > 0;) {
        if (line[count - 1] == '\n') count--;
        memcpy(viewdid_reserve(count), line, count);
        int length = viewdid_ask(count);
        fwrite(viewdid_answer(), 1, length, stdout);
        putchar('\n');
    }
}
