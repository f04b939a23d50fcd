#include "CFlowSupport.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Coverage is stored as differences: each pixel has the difference from its left neighbour. A row has two more values
// than its width, for changes beyond an edge's last pixel.
enum { pixels_beyond = 2 };

typedef struct {
  double top, bottom;
  double x, slope;  // x at the top of the edge, and its change per row.
  int direction;
} edge;

static size_t add_edges(
  const double *points, const size_t *ends, size_t polygons, double left, double top, edge *edges) {
  size_t count = 0, start = 0;
  for (size_t polygon = 0; polygon < polygons; polygon++) {
    size_t end = ends[polygon];
    for (size_t index = start; index < end; index++) {
      size_t next = index + 1 < end ? index + 1 : start;
      double x1 = points[2 * index] - left, y1 = points[2 * index + 1] - top;
      double x2 = points[2 * next] - left, y2 = points[2 * next + 1] - top;
      if (y1 == y2) continue;
      edges[count++] = y1 < y2 ? (edge){y1, y2, x1, (x2 - x1) / (y2 - y1), 1}
                               : (edge){y2, y1, x2, (x1 - x2) / (y1 - y2), -1};
    }
    start = end;
  }
  return count;
}

// Adds the changes of a line that goes down by `height` within a row, from one x to another.
static void add_line(double *row, size_t width, double from, double to, double height) {
  // Rounding may move sums out of the area.
  from = fmin(fmax(from, 0), (double)width), to = fmin(fmax(to, 0), (double)width);
  double low = fmin(from, to), high = fmax(from, to);
  size_t first = (size_t)low, last = (size_t)high;
  if (first == last) {
    double part = (low + high) / 2 - (double)first;
    row[first] += height * (1 - part);
    row[first + 1] += height * part;
    return;
  }
  // The line crosses several pixels: it covers a trapezium in each, and everything to the right.
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

static void write_row(const double *changes, size_t width, uint8_t *target) {
  double covered = 0;
  for (size_t pixel = 0; pixel < width; pixel++) {
    covered += changes[pixel];
    double value = fabs(covered) * 255 + 0.5;
    target[pixel] = value >= 255 ? 255 : (uint8_t)value;
  }
}

// MARK: Polygons that go down once and up once: exact

// Such a polygon cannot overlap itself: a circle, a card.
static bool goes_down_and_up_once(const edge *edges, size_t count) {
  size_t turns = 0;
  for (size_t index = 0; index < count; index++) {
    size_t next = index + 1 < count ? index + 1 : 0;
    if (edges[index].direction != edges[next].direction) turns++;
  }
  return turns == 2;
}

static bool cover_exactly(
  const edge *edges, size_t count, size_t width, size_t height, uint8_t *mask, size_t stride) {
  size_t columns = width + pixels_beyond;
  double *changes = calloc(columns * height, sizeof(double));
  if (!changes) return false;
  for (size_t index = 0; index < count; index++) {
    edge side = edges[index];
    if (side.bottom <= 0 || side.top >= (double)height) continue;
    size_t first = side.top > 0 ? (size_t)side.top : 0;
    size_t end = side.bottom < (double)height ? (size_t)ceil(side.bottom) : height;
    for (size_t row = first; row < end; row++) {
      double upper = fmax(side.top, (double)row), lower = fmin(side.bottom, (double)(row + 1));
      double from = side.x + (upper - side.top) * side.slope, to = side.x + (lower - side.top) * side.slope;
      add_line(changes + row * columns, width, from, to, side.direction * (lower - upper));
    }
  }
  for (size_t row = 0; row < height; row++) write_row(changes + row * columns, width, mask + row * stride);
  free(changes);
  return true;
}

// MARK: All others: by lines

// The number of lines in a row of pixels depends on the slope of its edges; coverage along a line is exact.
enum { fewest_lines = 8, most_lines = 64, lines_per_pixel = 16 };

typedef struct {
  double x;
  int direction;
} crossing;

static int by_top(const void *first, const void *second) {
  double a = ((const edge *)first)->top, b = ((const edge *)second)->top;
  return (a > b) - (a < b);
}

static int line_count(const edge **active, size_t count) {
  double widest = 0;
  for (size_t index = 0; index < count; index++) widest = fmax(widest, fabs(active[index]->slope));
  double lines = widest * lines_per_pixel;
  return lines <= fewest_lines ? fewest_lines : lines >= most_lines ? most_lines : (int)lines;
}

static void cover_line(
  crossing *crossings, size_t count, bool even_odd, size_t width, double amount, double *changes) {
  for (size_t index = 1; index < count; index++) {
    crossing moved = crossings[index];
    size_t place = index;
    for (; place > 0 && crossings[place - 1].x > moved.x; place--) crossings[place] = crossings[place - 1];
    crossings[place] = moved;
  }
  int winding = 0;
  bool was_inside = false;
  for (size_t index = 0; index < count; index++) {
    double x = crossings[index].x;
    winding += crossings[index].direction;
    bool is_inside = even_odd ? (winding & 1) != 0 : winding != 0;
    if (is_inside != was_inside) add_line(changes, width, x, x, is_inside ? amount : -amount);
    was_inside = is_inside;
  }
}

static bool cover_in_lines(
  edge *edges, size_t count, bool even_odd, size_t width, size_t height, uint8_t *mask, size_t stride) {
  const edge **active = malloc((count + 1) * sizeof(edge *));
  crossing *crossings = malloc((count + 1) * sizeof(crossing));
  double *changes = malloc((width + pixels_beyond) * sizeof(double));
  bool has_room = active && crossings && changes;
  if (has_room) {
    size_t next = 0, active_count = 0;
    qsort(edges, count, sizeof(edge), by_top);
    for (size_t row = 0; row < height; row++) {
      while (next < count && edges[next].top < (double)(row + 1)) active[active_count++] = &edges[next++];
      size_t kept = 0;
      for (size_t index = 0; index < active_count; index++)
        if (active[index]->bottom > (double)row) active[kept++] = active[index];
      active_count = kept;
      memset(changes, 0, (width + pixels_beyond) * sizeof(double));
      int lines = line_count(active, active_count);
      for (int line = 0; active_count > 0 && line < lines; line++) {
        double y = (double)row + (line + 0.5) / lines;
        size_t found = 0;
        for (size_t index = 0; index < active_count; index++) {
          const edge *side = active[index];
          if (side->top > y || side->bottom <= y) continue;
          crossings[found++] = (crossing){side->x + (y - side->top) * side->slope, side->direction};
        }
        cover_line(crossings, found, even_odd, width, 1.0 / lines, changes);
      }
      write_row(changes, width, mask + row * stride);
    }
  }
  free(active);
  free(crossings);
  free(changes);
  return has_room;
}

bool flow_polygon_coverage(
  const double *points, const size_t *ends, size_t polygons, bool even_odd, double left, double top, size_t width,
  size_t height, uint8_t *mask, size_t stride) {
  size_t limit = polygons ? ends[polygons - 1] : 0;
  edge *edges = malloc((limit + 1) * sizeof(edge));
  if (!edges) return false;
  size_t count = add_edges(points, ends, polygons, left, top, edges);
  bool is_done = polygons == 1 && goes_down_and_up_once(edges, count)
    ? cover_exactly(edges, count, width, height, mask, stride)
    : cover_in_lines(edges, count, even_odd, width, height, mask, stride);
  free(edges);
  return is_done;
}

// The distance at which an edge enters a pixel in front of the one at which it covers an area of it; `a` and `b` are the
// larger and the smaller component of the direction across the edge.
static double distance_of_area(double area, double a, double b) {
  double corner = b / (2 * a);
  if (area < corner) return sqrt(2 * a * b * area);
  if (area > 1 - corner) return a + b - sqrt(2 * a * b * (1 - area));
  return a * area + b / 2;
}

static double at(const uint8_t *mask, size_t width, size_t height, size_t stride, long x, long y) {
  long column = x < 0 ? 0 : x >= (long)width ? (long)width - 1 : x;
  long row = y < 0 ? 0 : y >= (long)height ? (long)height - 1 : y;
  return mask[(size_t)row * stride + (size_t)column];
}

bool flow_linear_edges(uint8_t *mask, size_t width, size_t height, size_t stride, double inset) {
  if (width == 0 || height == 0) return true;
  uint8_t *areas = malloc(stride * height);
  if (!areas) return false;
  memcpy(areas, mask, stride * height);
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      uint8_t area = areas[y * stride + x];
      if (area == 0 || area == 255) continue;
      long i = (long)x, j = (long)y;
      double across = 0, down = 0;
      for (long step = -1; step <= 1; step++) {
        double weight = step == 0 ? 2 : 1;
        across += weight * (at(areas, width, height, stride, i + 1, j + step)
                            - at(areas, width, height, stride, i - 1, j + step));
        down += weight * (at(areas, width, height, stride, i + step, j + 1)
                          - at(areas, width, height, stride, i + step, j - 1));
      }
      double length = sqrt(across * across + down * down);
      if (length == 0) continue;
      double a = fabs(across) / length, b = fabs(down) / length;
      if (a < b) {
        double swapped = a;
        a = b;
        b = swapped;
      }
      double distance = distance_of_area(area / 255.0, a, b) - inset;
      double value = fmin(fmax(distance / (a + b), 0), 1);
      mask[y * stride + x] = (uint8_t)(value * 255 + 0.5);
    }
  }
  free(areas);
  return true;
}
