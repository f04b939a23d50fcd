#include "CFlowSupport.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  flow_png file;
  size_t room;
} output;

static void append(png_structp writer, png_bytep bytes, size_t count) {
  output *target = png_get_io_ptr(writer);
  if (target->room - target->file.count < count) {
    size_t room = 2 * target->room + count;
    uint8_t *larger = realloc(target->file.bytes, room);
    if (!larger) png_error(writer, "there is not enough memory");
    target->file.bytes = larger;
    target->room = room;
  }
  memcpy(target->file.bytes + target->file.count, bytes, count);
  target->file.count += count;
}

static void flush(png_structp writer) { (void)writer; }

static void fail(png_structp writer, png_const_charp message) {
  output *target = png_get_error_ptr(writer);
  snprintf(target->file.problem, sizeof target->file.problem, "%s", message);
  png_longjmp(writer, 1);
}

static void ignore(png_structp writer, png_const_charp message) { (void)writer, (void)message; }

static bool is_opaque(const uint32_t *pixels, size_t count) {
  register uint32_t all = 0xFF000000;
  for (register const uint32_t *pixel = pixels, *end = pixels + count; pixel < end; pixel++) all &= *pixel;
  return all == 0xFF000000;
}

// Divides a row by alpha, as PNG requires.
static void copy_straight(const uint32_t *pixels, uint32_t *row, size_t width) {
  for (size_t index = 0; index < width; index++) {
    uint32_t pixel = pixels[index], alpha = pixel >> 24, half = alpha >> 1;
    row[index] = pixel;
    if (alpha == 255 || alpha == 0) continue;
    uint32_t red = ((pixel >> 16 & 0xFF) * 255 + half) / alpha;
    uint32_t green = ((pixel >> 8 & 0xFF) * 255 + half) / alpha;
    uint32_t blue = ((pixel & 0xFF) * 255 + half) / alpha;
    row[index] = alpha << 24 | (red > 255 ? 255 : red) << 16 | (green > 255 ? 255 : green) << 8 | (blue > 255 ? 255 : blue);
  }
}

static void write_rows(
  png_structp writer, png_infop info, const uint32_t *pixels, size_t width, size_t height, uint32_t *row) {
  png_set_IHDR(
    writer, info, (png_uint_32)width, (png_uint_32)height, 8, row ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter(writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_sRGB(writer, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(writer, info);
  // The order of 0xAARRGGBB in memory; opaque pictures omit alpha.
  png_set_bgr(writer);
  if (!row) png_set_filler(writer, 0, PNG_FILLER_AFTER);
  for (size_t line = 0; line < height; line++) {
    if (row) copy_straight(pixels + line * width, row, width);
    png_write_row(writer, (png_const_bytep)(row ? row : pixels + line * width));
  }
  png_write_end(writer, info);
}

// A separate function, because libpng leaves it with a long jump on errors.
static bool is_written(
  png_structp writer, png_infop info, const uint32_t *pixels, size_t width, size_t height, uint32_t *row) {
  if (setjmp(png_jmpbuf(writer))) return false;
  write_rows(writer, info, pixels, width, height, row);
  return true;
}

flow_png flow_encode_png(const uint32_t *pixels, size_t width, size_t height) {
  bool has_alpha = !is_opaque(pixels, width * height);
  output target = {.room = 4096 + width * height / 8, .file.problem = "there is not enough memory"};
  target.file.bytes = malloc(target.room);
  uint32_t *row = has_alpha ? malloc(width * sizeof(uint32_t)) : NULL;
  png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, &target, fail, ignore);
  png_infop info = writer ? png_create_info_struct(writer) : NULL;
  if (writer) {
    png_set_write_fn(writer, &target, append, flush);
    // Fast: the best compression takes eight times as long.
    png_set_compression_level(writer, 1);
  }
  bool has_room = target.file.bytes && info && (row || !has_alpha);
  if (!has_room || !is_written(writer, info, pixels, width, height, row)) {
    free(target.file.bytes);
    target.file.bytes = NULL;
  }
  png_destroy_write_struct(&writer, &info);
  free(row);
  return target.file;
}
