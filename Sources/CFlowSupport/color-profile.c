#include "CFlowSupport.h"

#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count, next;
} input;

static void take(png_structp reader, png_bytep target, size_t count) {
  input *source = png_get_io_ptr(reader);
  if (source->count - source->next < count) png_error(reader, "the file ends too early");
  memcpy(target, source->bytes + source->next, count);
  source->next += count;
}

static void fail(png_structp reader, png_const_charp message) {
  (void)message;
  png_longjmp(reader, 1);
}

static void ignore(png_structp reader, png_const_charp message) { (void)reader, (void)message; }

// A separate function, because libpng leaves it with a long jump on errors.
static bool find_profile(png_structp reader, png_infop info, png_bytep *profile, png_uint_32 *length) {
  if (setjmp(png_jmpbuf(reader))) return false;
  png_charp name = NULL;
  int compression = 0;
  png_read_info(reader, info);
  return png_get_iCCP(reader, info, &name, &compression, profile, length) != 0;
}

uint8_t *flow_png_profile(const uint8_t *file, size_t count, size_t *length) {
  input source = {.bytes = file, .count = count};
  png_structp reader = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = reader ? png_create_info_struct(reader) : NULL;
  uint8_t *copy = NULL;
  if (info) {
    png_bytep profile = NULL;
    png_uint_32 size = 0;
    png_set_read_fn(reader, &source, take);
    if (find_profile(reader, info, &profile, &size) && (copy = malloc(size))) {
      memcpy(copy, profile, size);
      *length = size;
    }
  }
  png_destroy_read_struct(&reader, &info, NULL);
  return copy;
}

// The curves of a broken profile can give NaN, which is not greater than anything.
static uint32_t encoded(float value, const uint8_t *table) {
  float place = value * 4095 + 0.5f;
  return table[place > 0 ? place < 4095 ? (int)place : 4095 : 0];
}

void flow_convert_colors(
  uint32_t *pixels, size_t count, const float *linear, const float *matrix, const uint8_t *encoding) {
  register const float *m = matrix;
  uint32_t last = 0, converted = 0;
  for (register uint32_t *pixel = pixels, *end = pixels + count; pixel < end; pixel++) {
    register uint32_t alpha = *pixel >> 24;
    if (alpha == 0) continue;
    if (*pixel == last) {
      *pixel = converted;
      continue;
    }
    last = *pixel;
    register uint32_t half = alpha / 2;
    float red = linear[((last >> 16 & 0xFF) * 255 + half) / alpha & 0xFF];
    float green = linear[256 + (((last >> 8 & 0xFF) * 255 + half) / alpha & 0xFF)];
    float blue = linear[512 + (((last & 0xFF) * 255 + half) / alpha & 0xFF)];
    uint32_t r = encoded(m[0] * red + m[1] * green + m[2] * blue, encoding) * alpha + 127;
    uint32_t g = encoded(m[3] * red + m[4] * green + m[5] * blue, encoding) * alpha + 127;
    uint32_t b = encoded(m[6] * red + m[7] * green + m[8] * blue, encoding) * alpha + 127;
    *pixel = converted = alpha << 24 | r / 255 << 16 | g / 255 << 8 | b / 255;
  }
}
