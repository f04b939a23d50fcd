#include "CFlowSupport.h"

bool flow_is_opaque(const uint32_t *pixels, size_t count) {
  register uint32_t all = 0xFF000000;
  for (register const uint32_t *pixel = pixels, *end = pixels + count; pixel < end; pixel++) all &= *pixel;
  return all == 0xFF000000;
}

void flow_copy_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
  register uint8_t *target = bytes;
  for (register const uint32_t *pixel = pixels, *end = pixels + count; pixel < end; pixel++) {
    register uint32_t value = *pixel;
    target[0] = (uint8_t)(value >> 16);
    target[1] = (uint8_t)(value >> 8);
    target[2] = (uint8_t)value;
    target += 3;
  }
}

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
