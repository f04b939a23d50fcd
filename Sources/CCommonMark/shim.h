// The parser of CommonMark with GitHub's extensions, which Foundation uses on Apple's systems, too.
#ifndef CCOMMONMARK_SHIM_H
#define CCOMMONMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
