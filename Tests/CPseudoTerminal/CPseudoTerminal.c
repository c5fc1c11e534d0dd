#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t pty_spawn(int *master, const char *path, char *const argv[], char *const envp[],
                unsigned short columns, unsigned short rows) {
    struct winsize size = {.ws_row = rows, .ws_col = columns};
    pid_t child = forkpty(master, NULL, NULL, &size);
    if (child == 0) {
        // A test runs on a thread that blocks signals, and a child inherits that.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        // A shell's job in the background ignores these, and so would whatever it starts.
        signal(SIGINT, SIG_DFL);
        signal(SIGQUIT, SIG_DFL);
        execve(path, argv, envp);
        _exit(127);
    }
    if (child > 0) fcntl(*master, F_SETFD, FD_CLOEXEC);
    return child;
}

int pty_resize(int master, unsigned short columns, unsigned short rows) {
    struct winsize size = {.ws_row = rows, .ws_col = columns};
    return ioctl(master, TIOCSWINSZ, &size);
}

int pty_signal(int master, int signal) {
    pid_t group = tcgetpgrp(master);
    return group > 0 ? kill(-group, signal) : -1;
}
