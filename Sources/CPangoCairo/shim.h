// One module over the libraries that measure and paint. `libraries.pc` brings
// the header paths of all of them, libpng and FreeType included.
#ifndef CPANGOCAIRO_SHIM_H
#define CPANGOCAIRO_SHIM_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <fribidi.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <png.h>

#endif
