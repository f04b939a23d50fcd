#include "CFlowSupport.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Polygons that go down and up once: exact

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

bool flow_simple_polygon_coverage(
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

// MARK: All others: in lines

// Lines that a row of pixels is cut into, by how far its edges go sideways: along a line, what is covered is exact.
enum { fewest_lines = 8, most_lines = 64, lines_per_pixel = 16 };

typedef struct {
  double top, bottom;
  double x, slope;  // Where the edge is at its top, and how far it goes sideways for each row.
  int direction;
} edge;

typedef struct {
  double x;
  int direction;
} crossing;

static int by_top(const void *first, const void *second) {
  double a = ((const edge *)first)->top, b = ((const edge *)second)->top;
  return (a > b) - (a < b);
}

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

static int line_count(edge **active, size_t count) {
  double widest = 0;
  for (size_t index = 0; index < count; index++) widest = fmax(widest, fabs(active[index]->slope));
  double lines = widest * lines_per_pixel;
  return lines <= fewest_lines ? fewest_lines : lines >= most_lines ? most_lines : (int)lines;
}

// Notes in `change` that a line is covered from x on: what a pixel has more than the one at its left.
static void cover_from(double *change, double x, size_t width, double amount) {
  x = fmin(fmax(x, 0), (double)width);
  size_t pixel = (size_t)x;
  double part = (double)(pixel + 1) - x;
  change[pixel] += amount * part;
  change[pixel + 1] += amount * (1 - part);
}

static void cover_line(crossing *crossings, size_t count, bool even_odd, size_t width, double amount, double *change) {
  for (size_t index = 1; index < count; index++) {
    crossing moved = crossings[index];
    size_t place = index;
    for (; place > 0 && crossings[place - 1].x > moved.x; place--) crossings[place] = crossings[place - 1];
    crossings[place] = moved;
  }
  int winding = 0;
  bool was_inside = false;
  for (size_t index = 0; index < count; index++) {
    winding += crossings[index].direction;
    bool is_inside = even_odd ? (winding & 1) != 0 : winding != 0;
    if (is_inside != was_inside) cover_from(change, crossings[index].x, width, is_inside ? amount : -amount);
    was_inside = is_inside;
  }
}

bool flow_polygon_coverage(
  const double *points, const size_t *ends, size_t polygons, bool even_odd, double left, double top, size_t width,
  size_t height, uint8_t *mask, size_t stride) {
  size_t limit = polygons ? ends[polygons - 1] : 0;
  edge *edges = malloc((limit + 1) * sizeof(edge));
  edge **active = malloc((limit + 1) * sizeof(edge *));
  crossing *crossings = malloc((limit + 1) * sizeof(crossing));
  double *change = malloc((width + 2) * sizeof(double));
  bool has_room = edges && active && crossings && change;
  if (has_room) {
    size_t count = add_edges(points, ends, polygons, left, top, edges), next = 0, active_count = 0;
    qsort(edges, count, sizeof(edge), by_top);
    for (size_t row = 0; row < height; row++) {
      while (next < count && edges[next].top < (double)(row + 1)) active[active_count++] = &edges[next++];
      size_t kept = 0;
      for (size_t index = 0; index < active_count; index++)
        if (active[index]->bottom > (double)row) active[kept++] = active[index];
      active_count = kept;
      memset(change, 0, (width + 2) * sizeof(double));
      int lines = line_count(active, active_count);
      for (int line = 0; active_count > 0 && line < lines; line++) {
        double y = (double)row + (line + 0.5) / lines;
        size_t found = 0;
        for (size_t index = 0; index < active_count; index++) {
          edge *candidate = active[index];
          if (candidate->top > y || candidate->bottom <= y) continue;
          crossings[found++] = (crossing){candidate->x + (y - candidate->top) * candidate->slope, candidate->direction};
        }
        cover_line(crossings, found, even_odd, width, 1.0 / lines, change);
      }
      double covered = 0;
      uint8_t *target = mask + row * stride;
      for (size_t pixel = 0; pixel < width; pixel++) {
        covered += change[pixel];
        double value = covered * 255 + 0.5;
        target[pixel] = value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)value;
      }
    }
  }
  free(edges);
  free(active);
  free(crossings);
  free(change);
  return has_room;
}
