#include "CFlowSupport.h"

// Two channels are summed in one 64-bit word, 32 bits apart: 0x00RR00BB becomes 0x000000RR_000000BB.
#define SPREAD(pair) (((pair) & 0xFF) | (((pair) & 0x00FF0000) << 16))
#define RED_BLUE(pixel) SPREAD((uint64_t)((pixel) & 0x00FF00FF))
#define ALPHA_GREEN(pixel) SPREAD((uint64_t)(((pixel) >> 8) & 0x00FF00FF))

void flow_project_pixels(
  const uint32_t *source, size_t source_width, size_t source_height, size_t source_stride, uint32_t *target,
  size_t width, size_t height, size_t stride, const double *matrix) {
  const double limit_x = (double)source_width, limit_y = (double)source_height;
  for (size_t row = 0; row < height; row++) {
    const double middle = (double)row + 0.5;
    register double x = 0.5 * matrix[0] + middle * matrix[3] + matrix[6];
    register double y = 0.5 * matrix[1] + middle * matrix[4] + matrix[7];
    register double depth = 0.5 * matrix[2] + middle * matrix[5] + matrix[8];
    uint32_t *line = target + row * stride;
    for (size_t column = 0; column < width; column++, x += matrix[0], y += matrix[1], depth += matrix[2]) {
      // Points behind the viewer are not visible.
      if (!(depth > 0)) continue;
      const register double place_x = x / depth - 0.5, place_y = y / depth - 0.5;
      if (!(place_x > -1 && place_y > -1 && place_x < limit_x && place_y < limit_y)) continue;
      const register long left = (long)(place_x + 1) - 1, top = (long)(place_y + 1) - 1;
      const register uint64_t right_share = (uint64_t)((place_x - (double)left) * 256);
      const register uint64_t low_share = (uint64_t)((place_y - (double)top) * 256);
      const register uint32_t *first = source + top * (long)source_stride + left;
      const bool has_left = left >= 0, has_right = left + 1 < (long)source_width;
      const bool has_top = top >= 0, has_low = top + 1 < (long)source_height;
      const register uint32_t a = has_left && has_top ? first[0] : 0;
      const register uint32_t b = has_right && has_top ? first[1] : 0;
      const register uint32_t c = has_left && has_low ? first[source_stride] : 0;
      const register uint32_t d = has_right && has_low ? first[source_stride + 1] : 0;
      if ((a | b | c | d) == 0) continue;
      const register uint64_t share_d = right_share * low_share, share_b = right_share * 256 - share_d;
      const register uint64_t share_c = low_share * 256 - share_d, share_a = 65536 - share_b - share_c - share_d;
      const register uint64_t half = ((uint64_t)1 << 47) | (1 << 15);
      const register uint64_t rb =
        RED_BLUE(a) * share_a + RED_BLUE(b) * share_b + RED_BLUE(c) * share_c + RED_BLUE(d) * share_d + half;
      const register uint64_t ag =
        ALPHA_GREEN(a) * share_a + ALPHA_GREEN(b) * share_b + ALPHA_GREEN(c) * share_c + ALPHA_GREEN(d) * share_d + half;
      line[column] = (uint32_t)((rb >> 16) & 0xFF) | (uint32_t)((rb >> 32) & 0x00FF0000) |
                     (uint32_t)((ag >> 8) & 0x0000FF00) | (uint32_t)((ag >> 24) & 0xFF000000);
    }
  }
}
