// Two functions that Embedded Swift calls and the C library for WebAssembly lacks.

#include <stddef.h>

double strtod(const char *text, char **end);
int getentropy(void *bytes, size_t count);

/// Reads a number; returns its end, or nothing where space comes first, as Swift has it.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    if (*text == ' ' || (*text >= '\t' && *text <= '\r')) return NULL;
    char *end;
    *number = strtod(text, &end);
    return end;
}

/// Fills bytes at random.
void arc4random_buf(void *bytes, size_t count) {
    for (char *at = bytes; count > 0;) {
        size_t part = count < 256 ? count : 256;
        if (getentropy(at, part) != 0) __builtin_trap();
        at += part;
        count -= part;
    }
}
