#include "CFlowSupport.h"

// Sums stay below 2^18 (1,001 * 255); division multiplies by a rounded 24-bit reciprocal.
static inline uint64_t reciprocal_of(size_t box) { return ((uint64_t)1 << 24) / box + 1; }

void flow_box_pass_bytes(const uint8_t *source, uint8_t *target, size_t count, size_t box) {
  const size_t half = box / 2;
  const uint64_t reciprocal = reciprocal_of(box);
  register uint64_t sum = half;
  for (size_t index = 0; index < half && index < count; index++) sum += source[index];
  for (register size_t index = 0; index < count; index++) {
    if (index + half < count) sum += source[index + half];
    target[index] = (uint8_t)((sum * reciprocal) >> 24);
    if (index >= half) sum -= source[index - half];
  }
}

// Two channels are summed in one 64-bit word, 32 bits apart: 0x00RR00BB becomes 0x000000RR_000000BB.
#define SPREAD(pair) (((pair) & 0xFF) | (((pair) & 0x00FF0000) << 16))
#define RED_BLUE(pixel) SPREAD((uint64_t)((pixel) & 0x00FF00FF))
#define ALPHA_GREEN(pixel) SPREAD((uint64_t)(((pixel) >> 8) & 0x00FF00FF))

void flow_box_pass_pixels(const uint32_t *source, uint32_t *target, size_t count, size_t box) {
  const size_t half = box / 2;
  const uint64_t reciprocal = reciprocal_of(box);
  register uint64_t red_blue = 0;
  register uint64_t alpha_green = 0;
  for (size_t index = 0; index < half && index < count; index++) {
    red_blue += RED_BLUE(source[index]);
    alpha_green += ALPHA_GREEN(source[index]);
  }
  for (register size_t index = 0; index < count; index++) {
    if (index + half < count) {
      register uint32_t entering = source[index + half];
      red_blue += RED_BLUE(entering);
      alpha_green += ALPHA_GREEN(entering);
    }
    uint64_t blue = (((red_blue & 0xFFFFFFFF) + half) * reciprocal) >> 24;
    uint64_t red = (((red_blue >> 32) + half) * reciprocal) >> 24;
    uint64_t green = (((alpha_green & 0xFFFFFFFF) + half) * reciprocal) >> 24;
    uint64_t alpha = (((alpha_green >> 32) + half) * reciprocal) >> 24;
    target[index] = (uint32_t)(alpha << 24 | red << 16 | green << 8 | blue);
    if (index >= half) {
      register uint32_t leaving = source[index - half];
      red_blue -= RED_BLUE(leaving);
      alpha_green -= ALPHA_GREEN(leaving);
    }
  }
}

bool flow_gather_bytes(const uint8_t *source, size_t stride, uint8_t *line, size_t count) {
  register uint8_t any = 0;
  for (register size_t index = 0; index < count; index++, source += stride) any |= line[index] = *source;
  return any == 0;
}

bool flow_gather_pixels(const uint32_t *source, size_t stride, uint32_t *line, size_t count) {
  register uint32_t any = 0;
  for (register size_t index = 0; index < count; index++, source += stride) any |= line[index] = *source;
  return any == 0;
}

void flow_scatter_bytes(const uint8_t *line, uint8_t *target, size_t stride, size_t count) {
  for (register size_t index = 0; index < count; index++, target += stride) *target = line[index];
}

void flow_scatter_pixels(const uint32_t *line, uint32_t *target, size_t stride, size_t count) {
  for (register size_t index = 0; index < count; index++, target += stride) *target = line[index];
}
