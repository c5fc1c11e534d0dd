#include <stdint.h>

// A package of ICU's data without an entry. Foundation's own has 34 MB for dates, numbers and collation in all languages,
// of which the program asks for none. Objects are linked before archives, so that the one in Foundation's archive stays out.
// The name has ICU's version: Swift 6.3 has 76. With another one Foundation's data would be linked again, which
// Scripts/test-install notices by the size.
#ifdef REPLACES_ICU_DATA
const struct {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t is_big_endian, charset_family, size_of_char, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t count, reserved_count;
} icudt76_dat __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .size_of_char = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
#endif
