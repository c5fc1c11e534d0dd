// Unpacks LZMA with the decoder of the LZMA SDK. The core is more than a third smaller in it than in the formats that browsers
// unpack by themselves, since they don't look back further than 32 kB.

#include <LzmaDec.h>
#include <stdlib.h>

/// The properties, and the size, which the page knows.
enum { headerSize = LZMA_PROPS_SIZE + 8 };

static void *allocate(void *self, size_t size) { return malloc(size); }
static void release(void *self, void *memory) { free(memory); }
static ISzAlloc allocator = {allocate, release};

static CLzmaDec decoder;
static Byte *packed;
static SizeT left;

/// Makes room for that many packed and unpacked bytes; returns where the packed ones are put.
__attribute__((export_name("begin"))) Byte *begin(SizeT packedSize, SizeT size) {
    decoder.dic = malloc(size);
    decoder.dicBufSize = size;
    left = packedSize;
    return packed = malloc(packedSize);
}

/// Unpacks until there are that many bytes; returns where they are.
__attribute__((export_name("unpack"))) Byte *unpack(SizeT wanted) {
    if (!decoder.probs) {
        if (LzmaDec_AllocateProbs(&decoder, packed, LZMA_PROPS_SIZE, &allocator) != SZ_OK) __builtin_trap();
        LzmaDec_Init(&decoder);
        packed += headerSize;
        left -= headerSize;
    }
    SizeT count = left;
    ELzmaStatus status;
    SRes result = LzmaDec_DecodeToDic(&decoder, wanted, packed, &count, LZMA_FINISH_ANY, &status);
    if (result != SZ_OK || decoder.dicPos != wanted) __builtin_trap();
    packed += count;
    left -= count;
    return decoder.dic;
}
