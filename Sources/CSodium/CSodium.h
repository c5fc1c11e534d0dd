// A system library for the same reasons as CCMarkGFM.
#if !__has_include(<sodium.h>)
#error "libsodium is missing: apt-get install libsodium-dev, or brew install libsodium pkg-config"
#else
#include <sodium.h>
#endif
