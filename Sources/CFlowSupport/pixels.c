#include "CFlowSupport.h"

void flow_premultiply(const uint8_t *bytes, size_t channels, size_t count, uint32_t *pixels) {
  register const uint8_t *source = bytes;
  for (register uint32_t *pixel = pixels, *end = pixels + count; pixel < end; pixel++) {
    register uint32_t alpha = channels == 4 ? source[3] : 255;
    register uint32_t red = (source[0] * alpha + 127) / 255;
    register uint32_t green = (source[1] * alpha + 127) / 255;
    register uint32_t blue = (source[2] * alpha + 127) / 255;
    *pixel = alpha << 24 | red << 16 | green << 8 | blue;
    source += channels;
  }
}
