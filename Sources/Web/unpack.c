// Unpacks LZMA. The core is more than a third smaller in it than in the formats that browsers unpack by themselves, since they
// don't look back further than 32 kB. Of the format, this takes what build-web writes: lp=0, pb=0, and a mark at the end.

#include <stdint.h>
#include <stddef.h>

enum { pageSize = 1 << 16, longestMatch = 273, literalKinds = 1 << 4 };

/// How likely a bit is 0, of 2048.
typedef uint16_t Chance;

typedef struct {
    Chance isMiddle, isHigh, low[8], middle[8], high[256];
} Lengths;

static struct {
    Chance isMatch[12], isRepeat[12], isEarlier[12], isThird[12], isFourth[12], isLong[12];
    Chance slots[4][64], near[115], far[16];
    Lengths lengths, repeatLengths;
    Chance literals[literalKinds][0x300];
} chances;

extern uint8_t __heap_base;
static const uint8_t *in;
static uint8_t *out;
static uint32_t range, code, literalShift;
static uint32_t place, state, distances[4];
static int isOver;

static void reserve(size_t end) {
    size_t pages = (end + pageSize - 1) / pageSize, present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == SIZE_MAX) __builtin_trap();
}

static inline void shift(void) {
    if (range >> 24) return;
    range <<= 8;
    code = code << 8 | *in++;
}

static inline uint32_t bit(Chance *chance) {
    uint32_t bound = (range >> 11) * *chance, bit = code >= bound;
    if (bit) {
        range -= bound;
        code -= bound;
        *chance -= *chance >> 5;
    } else {
        range = bound;
        *chance += (2048 - *chance) >> 5;
    }
    shift();
    return bit;
}

/// A number of some bits, the highest first.
static inline uint32_t number(Chance *tree, int count) {
    uint32_t node = 1;
    for (int bits = 0; bits < count; bits++) node = node << 1 | bit(tree + node);
    return node - (1u << count);
}

/// A number of some bits, the lowest first.
static uint32_t reversed(Chance *tree, int count) {
    uint32_t node = 1, number = 0;
    for (int bits = 0; bits < count; bits++) {
        uint32_t next = bit(tree + node);
        node = node << 1 | next;
        number |= next << bits;
    }
    return number;
}

/// A number of bits that are as likely 0 as 1.
static uint32_t even(int count) {
    uint32_t number = 0;
    for (; count > 0; count--) {
        range >>= 1;
        uint32_t bit = code >= range;
        if (bit) code -= range;
        number = number << 1 | bit;
        shift();
    }
    return number;
}

static uint32_t length(Lengths *lengths) {
    if (!bit(&lengths->isMiddle)) return 2 + number(lengths->low, 3);
    if (!bit(&lengths->isHigh)) return 10 + number(lengths->middle, 3);
    return 18 + number(lengths->high, 8);
}

static uint32_t distance(uint32_t length) {
    uint32_t slot = number(chances.slots[length < 5 ? length - 2 : 3], 6);
    if (slot < 4) return slot;
    int bits = (int)(slot >> 1) - 1;
    uint32_t distance = (2 | (slot & 1)) << bits;
    if (slot < 14) return distance + reversed(chances.near + distance - slot, bits);
    distance += even(bits - 4) << 4;
    return distance + reversed(chances.far, 4);
}

static void literal(void) {
    Chance *tree = chances.literals[place ? out[place - 1] >> literalShift : 0];
    uint32_t node = 1;
    if (state > 6) {
        // As long as it is like the byte that would have gone on with the match.
        for (uint32_t other = out[place - distances[0] - 1] | 0x100; node < 0x100;) {
            uint32_t expected = other >> 7 & 1, next = bit(tree + 0x100 + (expected << 8) + node);
            node = node << 1 | next;
            other <<= 1;
            if (next != expected) break;
        }
    }
    while (node < 0x100) node = node << 1 | bit(tree + node);
    out[place++] = (uint8_t)node;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
}

/// Makes one of the last distances the last one.
static void repeat(int index) {
    uint32_t chosen = distances[index];
    for (; index > 0; index--) distances[index] = distances[index - 1];
    distances[0] = chosen;
}

static void match(void) {
    uint32_t count;
    int isAfterMatch = state > 6;
    if (!bit(&chances.isRepeat[state])) {
        count = length(&chances.lengths);
        repeat(3);
        distances[0] = distance(count);
        isOver = distances[0] == UINT32_MAX;
        if (isOver) return;
        state = isAfterMatch ? 10 : 7;
    } else {
        if (bit(&chances.isEarlier[state])) {
            repeat(!bit(&chances.isThird[state]) ? 1 : bit(&chances.isFourth[state]) ? 3 : 2);
        } else if (!bit(&chances.isLong[state])) {
            state = isAfterMatch ? 11 : 9;
            out[place] = out[place - distances[0] - 1];
            place++;
            return;
        }
        count = length(&chances.repeatLengths);
        state = isAfterMatch ? 11 : 8;
    }
    for (; count > 0; count--, place++) out[place] = out[place - distances[0] - 1];
}

/// Begins to unpack a number of bytes; returns where they are put. What is unpacked follows them.
__attribute__((export_name("begin"))) uint8_t *begin(size_t count) {
    reserve((size_t)&__heap_base + count);
    for (size_t index = 0; index < sizeof chances / sizeof(Chance); index++) ((Chance *)&chances)[index] = 1024;
    out = &__heap_base + count;
    return &__heap_base;
}

/// Unpacks until there are at least so many bytes; returns how many there are, which are less at the end.
__attribute__((export_name("unpack"))) size_t unpack(size_t wanted) {
    reserve((size_t)out + wanted + longestMatch);
    if (!in) {
        in = &__heap_base;
        literalShift = 8 - *in;
        // The header has 13 bytes, of which the first tells how many bits of a byte matter for the next. Then comes a zero.
        in += 14;
        range = UINT32_MAX;
        for (int index = 0; index < 4; index++) code = code << 8 | *in++;
    }
    while (place < wanted && !isOver) {
        if (bit(&chances.isMatch[state])) match(); else literal();
    }
    return place;
}
