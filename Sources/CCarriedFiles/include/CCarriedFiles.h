#ifndef CCARRIEDFILES_H
#define CCARRIEDFILES_H

#include <stddef.h>

/// A text file that the program carries.
struct carried_file {
    /// Its path below `Sources/CourseTexts`; the replay page's style and script go by their names alone.
    const char *_Nonnull path;
    /// UTF-8, with a zero byte behind it.
    const char *_Nonnull text;
};

/// The carried files in the order in which they are listed.
const struct carried_file *_Nonnull carried_files(void);
size_t carried_file_count(void);

#endif
