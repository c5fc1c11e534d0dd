#include "CLibEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static bool is_utf8(const char *locale) {
    return setlocale(LC_CTYPE, locale) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool le_use_utf8(void) {
    return is_utf8("") || is_utf8("C.UTF-8") || is_utf8("en_US.UTF-8");
}

int le_set_context(EditLine *el, void *context) { return el_set(el, EL_CLIENTDATA, context); }

void *le_context(EditLine *el) {
    void *context = NULL;
    el_get(el, EL_CLIENTDATA, &context);
    return context;
}

int le_set_prompt(EditLine *el, le_prompt prompt, char literal) {
    return el_set(el, EL_PROMPT_ESC, prompt, (int)literal);
}

int le_set_keys(EditLine *el, const char *style) { return el_set(el, EL_EDITOR, style); }

bool le_has_keys(EditLine *el, const char *style) {
    const char *current = NULL;
    return el_get(el, EL_EDITOR, &current) == 0 && current && strcmp(current, style) == 0;
}

int le_set_capability(EditLine *el, const char *name, const char *value) {
    return el_set(el, EL_SETTC, name, value, (char *)NULL);
}

int le_add_command(EditLine *el, const char *name, const char *help, le_command command) {
    return el_set(el, EL_ADDFN, name, help, command);
}

int le_bind(EditLine *el, const char *key, const char *command) {
    return el_set(el, EL_BIND, key, command, (char *)NULL);
}

int le_set_history(EditLine *el, History *h) { return el_set(el, EL_HIST, history, h); }

int le_history_limit(History *h, int count) {
    HistEvent event;
    return history(h, &event, H_SETSIZE, count);
}

int le_history_skip_repeats(History *h, bool on) {
    HistEvent event;
    return history(h, &event, H_SETUNIQUE, (int)on);
}

int le_history_add(History *h, const char *line) {
    HistEvent event;
    return history(h, &event, H_ENTER, line);
}

// Signals. libedit's own handling (EL_SIGNAL) sends each signal on to the whole
// process group, and its reader sleeps through one that lands between two reads.
// So EL_SIGNAL stays off: handlers only take note, and signals are let in only
// while read_byte() waits, which then acts on what was noted.

static volatile sig_atomic_t interrupted, suspended, continued;
static sigset_t while_waiting;
static struct sigaction interrupt_before;

static void take_note(int signal) {
    if (signal == SIGINT) interrupted = 1;
    else if (signal == SIGTSTP) suspended = 1;
    else continued = 1;
}

static void catch_signal_with(int flags, int signal, struct sigaction *before) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = take_note;
    action.sa_flags = flags;
    sigaction(signal, &action, before);
}

static void catch_signal(int signal, struct sigaction *before) {
    catch_signal_with(0, signal, before);
}

void le_catch_interrupts(void) { catch_signal(SIGINT, &interrupt_before); }

void le_catch_first_interrupt(void) {
    catch_signal_with((int)SA_RESETHAND, SIGINT, &interrupt_before);
}

void le_release_interrupts(void) { sigaction(SIGINT, &interrupt_before, NULL); }

bool le_is_interrupted(void) { return interrupted; }

bool le_was_interrupted(void) {
    bool was = interrupted;
    interrupted = 0;
    return was;
}

// A terminal in this mode marks the two ends of what is pasted.
static void mark_pastes(bool on) {
    fputs(on ? "\033[?2004h" : "\033[?2004l", stdout);
    fflush(stdout);
}

static void hand_terminal_back(EditLine *el) {
    mark_pastes(false);
    el_set(el, EL_PREP_TERM, 0);
}

static void take_terminal(EditLine *el) {
    el_set(el, EL_PREP_TERM, 1);
    mark_pastes(true);
    fputs("\r\033[J", stdout);
    el_set(el, EL_REFRESH);
}

// What ends the process while a line is edited leaves the terminal as it was, since not every shell mends it. The
// handlers do only what is allowed inside of one: they may run at any time, on any thread.
static bool is_fault(int signal) {
    switch (signal) {
    case SIGABRT: case SIGBUS: case SIGFPE: case SIGILL: case SIGSEGV: case SIGTRAP: return true;
    default: return false;
    }
}

static bool is_ending(int signal) {
    switch (signal) {
    case SIGTERM: case SIGHUP: case SIGQUIT: case SIGUSR1: case SIGUSR2: case SIGALRM: case SIGVTALRM: case SIGPROF:
    case SIGXCPU: case SIGSYS: case SIGPIPE:
#ifdef SIGPOLL
    case SIGPOLL:
#endif
#ifdef SIGPWR
    case SIGPWR:
#endif
#ifdef SIGSTKFLT
    case SIGSTKFLT:
#endif
#ifdef SIGEMT
    case SIGEMT:
#endif
        return true;
    }
#ifdef SIGRTMIN
    if (signal >= SIGRTMIN && signal <= SIGRTMAX) return true;
#endif
    return is_fault(signal);
}

static struct sigaction ending_before[NSIG];
static struct termios modes_before;

static void leave_terminal(int signal) {
    // In the background the terminal is someone else's.
    if (tcgetpgrp(STDIN_FILENO) == getpgrp()) {
        static const char marks_no_pastes[] = "\033[?2004l";
        tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
        if (write(STDOUT_FILENO, marks_no_pastes, sizeof marks_no_pastes - 1) < 0) { /* It goes without. */ }
    }
    // The handler was for once: now the signal does what it does, with its own status. What Swift tells of a fault may
    // come now that the terminal echoes again.
    if (is_fault(signal)) sigaction(signal, &ending_before[signal], NULL);
    raise(signal);
}

static void catch_endings(void) {
    for (int signal = 1; signal < NSIG; signal++) {
        if (!is_ending(signal)) continue;
        struct sigaction action;
        memset(&action, 0, sizeof action);
        sigemptyset(&action.sa_mask);
        action.sa_handler = leave_terminal;
        // A stack that has overflowed has no room for a handler.
        action.sa_flags = (int)SA_RESETHAND | SA_ONSTACK;
        if (sigaction(signal, NULL, &ending_before[signal]) != 0) continue;
        // Swift's own handler of SIGQUIT would ask questions on a terminal without echo.
        if (ending_before[signal].sa_handler != SIG_IGN) sigaction(signal, &action, NULL);
    }
}

static void release_endings(void) {
    for (int signal = 1; signal < NSIG; signal++) {
        if (is_ending(signal)) sigaction(signal, &ending_before[signal], NULL);
    }
}

// The default action is asked for instead of SIGSTOP: the kernel leaves it out
// where no shell is there to continue us.
static void suspend(EditLine *el) {
    hand_terminal_back(el);

    struct sigaction stop, note;
    memset(&stop, 0, sizeof stop);
    sigemptyset(&stop.sa_mask);
    stop.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &stop, &note);
    sigset_t both, before;
    sigemptyset(&both);
    sigaddset(&both, SIGTSTP);
    sigaddset(&both, SIGCONT);
    raise(SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &both, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    sigaction(SIGTSTP, &note, NULL);

    suspended = continued = 0;
    take_terminal(el);
}

// After a stop that could not be caught, the shell has left its own modes behind.
static void resume(EditLine *el) {
    continued = 0;
    hand_terminal_back(el);
    take_terminal(el);
}

// The terminal, opened anew so as not to block: Ctrl-C empties the kernel's input
// queue, so a byte that pselect() announced may be gone by the time of read().
static int keyboard = -1;

static le_idle idle;

void le_set_idle(le_idle new_idle) { idle = new_idle; }

/// One byte of input: 1, 0 at the end of it, -1 with errno.
static int read_byte(EditLine *el, char *byte) {
    const struct timespec patience = {.tv_nsec = 500000000};
    for (;;) {
        fd_set input;
        FD_ZERO(&input);
        FD_SET(keyboard, &input);
        int ready = pselect(keyboard + 1, &input, NULL, NULL, idle ? &patience : NULL, &while_waiting);
        if (ready > 0) {
            int got = (int)read(keyboard, byte, 1);
            if (got >= 0 || (errno != EAGAIN && errno != EINTR)) return got;
        } else if (ready == 0) {
            le_idle begin = idle;
            idle = NULL;
            begin(el);
        } else {
            if (errno != EINTR || interrupted) return -1;
            if (suspended) suspend(el);
            else if (continued) resume(el);
        }
    }
}

static size_t decode(wchar_t *character, const char *bytes, size_t count) {
    mbstate_t state;
    memset(&state, 0, sizeof state);
    return mbrtowc(character, bytes, count, &state);
}

static le_filter filter;

void le_set_filter(le_filter new_filter) { filter = new_filter; }

static int read_character(EditLine *el, wchar_t *character) {
    const size_t invalid = (size_t)-1, unfinished = (size_t)-2;
    char bytes[MB_LEN_MAX];
    size_t count = 0;
    for (;;) {
        int got = read_byte(el, bytes + count);
        if (got <= 0) return got;
        count++;
        size_t length = decode(character, bytes, count);
        if (length == invalid && count > 1) {
            // What broke one letter off may begin the next.
            bytes[0] = bytes[count - 1];
            count = 1;
            length = decode(character, bytes, count);
        }
        if (length == unfinished && count < sizeof bytes) continue;
        if (length != invalid && length != unfinished
            && !(filter && filter(el, (uint32_t)*character))) return 1;
        count = 0;
    }
}

const char *le_read(EditLine *el, bool *was_interrupted) {
    struct sigaction suspend_before, continue_before;
    const int noted[] = {SIGINT, SIGTSTP, SIGCONT};
    sigset_t held, before;
    sigemptyset(&held);
    for (int i = 0; i < 3; i++) sigaddset(&held, noted[i]);
    pthread_sigmask(SIG_BLOCK, &held, &before);
    while_waiting = before;
    for (int i = 0; i < 3; i++) sigdelset(&while_waiting, noted[i]);
    catch_signal(SIGTSTP, &suspend_before);
    catch_signal(SIGCONT, &continue_before);
    interrupted = suspended = continued = 0;

    int count = 0;
    const bool has_modes = tcgetattr(STDIN_FILENO, &modes_before) == 0;
    if (has_modes) catch_endings();
    mark_pastes(true);
    const char *line = el_gets(el, &count);
    mark_pastes(false);
    if (has_modes) release_endings();

    *was_interrupted = interrupted;
    interrupted = 0;
    sigaction(SIGTSTP, &suspend_before, NULL);
    sigaction(SIGCONT, &continue_before, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return line;
}

static bool open_keyboard(void) {
    const char *terminal = ttyname(STDIN_FILENO);
    keyboard = open(terminal ? terminal : "/dev/tty", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    return keyboard >= 0 && keyboard < FD_SETSIZE;
}

static void close_keyboard(void) {
    if (keyboard >= 0) close(keyboard);
    keyboard = -1;
}

// libedit keeps two pictures of the screen. A terminal that claims to be larger than any has room for no line editing.
static bool is_screen_too_large(void) {
    struct winsize size;
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && (long)size.ws_row * size.ws_col > 4000000L;
}

EditLine *le_open(const char *program) {
    if (keyboard >= 0 || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || is_screen_too_large()) return NULL;
    EditLine *el = open_keyboard() ? el_init(program, stdin, stdout, stderr) : NULL;
    if (el) el_set(el, EL_GETCFN, read_character);
    else close_keyboard();
    return el;
}

void le_close(EditLine *el) {
    el_end(el);
    filter = NULL;
    idle = NULL;
    close_keyboard();
}
