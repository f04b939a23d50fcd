#include "CFlowSupport.h"

#include <math.h>
#include <stdlib.h>

bool flow_goes_down_and_up_once(const double *points, size_t count) {
  int direction = 0, first = 0, turns = 0;
  for (size_t index = 0; index < count; index++) {
    size_t next = index + 1 < count ? index + 1 : 0;
    double height = points[2 * next + 1] - points[2 * index + 1];
    if (height == 0) continue;
    int new_direction = height > 0 ? 1 : -1;
    if (direction == 0) {
      first = new_direction;
    } else if (new_direction != direction) {
      turns++;
    }
    direction = new_direction;
  }
  if (direction != first) turns++;
  return turns == 2;
}

// Adds what a line from (from, 0) to (to, height) in a row of pixels changes: each pixel's number is how much more of it
// is covered than of the one at its left.
static void add_line(double *row, double from, double to, double height) {
  double low = from < to ? from : to, high = from < to ? to : from;
  size_t first = (size_t)low, last = (size_t)high;
  if (first == last) {
    double part = (low + high) / 2 - (double)first;
    row[first] += height * (1 - part);
    row[first + 1] += height * part;
    return;
  }
  // The line crosses several pixels: in each it covers a trapezium, and everything at the right of that.
  double slope = height / (high - low), covered = 0;
  for (size_t pixel = first; pixel <= last; pixel++) {
    double start = pixel == first ? low : (double)pixel;
    double end = pixel == last ? high : (double)(pixel + 1);
    double entered = slope * (start - low), left = slope * (end - low);
    double area = (entered + left) / 2 * (end - start) + left * ((double)(pixel + 1) - end);
    row[pixel] += area - covered;
    covered = area;
  }
  row[last + 1] += height - covered;
}

bool flow_polygon_coverage(
  const double *points, size_t count, double left, double top, size_t width, size_t height, uint8_t *mask,
  size_t stride) {
  size_t columns = width + 2;
  double *change = calloc(columns * height, sizeof(double));
  if (!change) return false;
  for (size_t index = 0; index < count; index++) {
    size_t next = index + 1 < count ? index + 1 : 0;
    double x1 = points[2 * index] - left, y1 = points[2 * index + 1] - top;
    double x2 = points[2 * next] - left, y2 = points[2 * next + 1] - top;
    if (y1 == y2) continue;
    double direction = y1 < y2 ? 1 : -1;
    if (y1 > y2) {
      double x = x1, y = y1;
      x1 = x2, y1 = y2, x2 = x, y2 = y;
    }
    if (y2 <= 0 || y1 >= (double)height) continue;
    double slope = (x2 - x1) / (y2 - y1);
    size_t first = y1 > 0 ? (size_t)y1 : 0;
    size_t end = y2 < (double)height ? (size_t)ceil(y2) : height;
    for (size_t row = first; row < end; row++) {
      double upper = fmax(y1, (double)row), lower = fmin(y2, (double)(row + 1));
      double from = x1 + (upper - y1) * slope, to = x1 + (lower - y1) * slope;
      // Sums may leave the area by what is rounded.
      from = fmin(fmax(from, 0), (double)width), to = fmin(fmax(to, 0), (double)width);
      add_line(change + row * columns, from, to, direction * (lower - upper));
    }
  }
  for (size_t row = 0; row < height; row++) {
    double covered = 0;
    uint8_t *target = mask + row * stride;
    for (size_t pixel = 0; pixel < width; pixel++) {
      covered += change[row * columns + pixel];
      double value = fabs(covered) * 255 + 0.5;
      target[pixel] = value >= 255 ? 255 : (uint8_t)value;
    }
  }
  free(change);
  return true;
}
