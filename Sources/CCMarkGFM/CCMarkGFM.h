// A system library rather than a C target: Homebrew keeps its headers and libraries outside the compiler's
// default folders on Apple silicon, and only a system library takes them from pkg-config. Where pkg-config is
// not installed (a bare Debian), the default folders and the module map's link lines are enough.
#if !__has_include(<cmark-gfm.h>) || !__has_include(<cmark-gfm-core-extensions.h>)
#error "cmark-gfm is missing: apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev, or brew install cmark-gfm pkg-config"
#else
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif
