#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// The kilobytes of stack, the files beside those that are open, and the megabytes of memory without which nothing can be run.
enum { stack = 4096, files = 12, memory = 144 };

// Ends the program with the status that ExitStatus calls tooLittle.
static void stop(const char *reason, int number) {
    char text[128];
    int length = snprintf(text, sizeof text, reason, number);
    if (write(STDERR_FILENO, text, length)) {}
    _exit(71);
}

// Returns the number of files that can be opened, as far as it matters. Pipes need no path that may be missing.
static int filesLeft(void) {
    int opened[files], count = 0;
    while (count < files && pipe(opened + count) == 0) count += 2;
    for (int index = 0; index < count; index++) close(opened[index]);
    return count;
}

// Ends the program with a message if the system allows it too little: later, it would end by a signal, or Dispatch would
// wait for ever for a thread.
static void check(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur >> 10 < stack)
        stop("Error: The stack limit of %d kB is too low. To raise it: ulimit -s 8192\n", (int)(limit.rlim_cur >> 10));
    int left = filesLeft();
    if (left < files) stop("Error: Only %d more files can be opened. To raise the limit: ulimit -n 256\n", left);
    void *room = mmap(NULL, memory << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (room == MAP_FAILED)
        stop("Error: Less than %d MB of memory is left. To raise the limit: ulimit -v unlimited\n", memory);
    munmap(room, memory << 20);
}

// Before the libraries begin, which takes more stack than the least with which a program is loaded.
#ifdef __GLIBC__
__attribute__((section(".preinit_array"), used)) static void (*const early)(void) = check;
#else
__attribute__((constructor)) static void early(void) { check(); }
#endif
