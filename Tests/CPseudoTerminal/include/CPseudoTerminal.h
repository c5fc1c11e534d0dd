// A child on a pseudo-terminal of its own. fork() is out of Swift's reach, and
// glibc's module hides posix_openpt(), so these steps are C.
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts `path` with its terminal on `*master`; -1 and errno when it cannot.
pid_t pty_spawn(int *master, const char *path, char *const argv[], char *const envp[],
                unsigned short columns, unsigned short rows);

/// Changes the size of the terminal, which its foreground processes are told.
int pty_resize(int master, unsigned short columns, unsigned short rows);

/// Sends a signal to the processes in the foreground of the terminal.
int pty_signal(int master, int signal);

#endif
