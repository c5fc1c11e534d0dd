// libedit's el_set(), el_get() and history() take variadic arguments, which
// Swift cannot pass. Each function here is one such call with its arguments fixed.
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#if defined(__has_include)
#if !__has_include(<histedit.h>)
#error "libedit's headers are missing: apt-get install libedit-dev"
#endif
#endif
#include <histedit.h>
#include <stdbool.h>
#include <stdint.h>

typedef char *(*le_prompt)(EditLine *);
typedef unsigned char (*le_command)(EditLine *, int);
/// Whether a character that was typed is to be dropped.
typedef bool (*le_filter)(EditLine *, uint32_t character);
/// What to do while nobody types.
typedef void (*le_idle)(EditLine *);

/// Makes the process's character type UTF-8; false when no such locale is installed.
bool le_use_utf8(void);

/// An editor on standard input, output and error; one at a time.
EditLine *le_open(const char *program);
/// Restores the terminal and frees the editor.
void le_close(EditLine *);

int le_set_context(EditLine *, void *context);
void *le_context(EditLine *);
int le_set_prompt(EditLine *, le_prompt, char literal);
/// Asks `filter` about each character before it gets into the line and onto the screen.
void le_set_filter(le_filter filter);
/// Calls `idle` once, as soon as no key comes for half a second.
void le_set_idle(le_idle idle);
int le_set_keys(EditLine *, const char *style);
bool le_has_keys(EditLine *, const char *style);
int le_set_capability(EditLine *, const char *name, const char *value);
int le_add_command(EditLine *, const char *name, const char *help, le_command);
int le_bind(EditLine *, const char *key, const char *command);

int le_set_history(EditLine *, History *);
int le_history_limit(History *, int count);
int le_history_skip_repeats(History *, bool);
int le_history_add(History *, const char *line);

/// Makes Ctrl-C a flag for le_was_interrupted() instead of the end of the process.
void le_catch_interrupts(void);
/// The same for the first Ctrl-C alone: the next one is the end of the process again.
void le_catch_first_interrupt(void);
/// Gives Ctrl-C back the meaning that it had before le_catch_interrupts().
void le_release_interrupts(void);
/// Whether Ctrl-C came since le_was_interrupted() was asked or a line was waited for.
bool le_is_interrupted(void);
/// Whether Ctrl-C came since the last time of asking.
bool le_was_interrupted(void);

/// Reads a line. NULL is Ctrl-C when `interrupted` was set, and otherwise ^D or a lost terminal.
const char *le_read(EditLine *, bool *interrupted);

#endif
