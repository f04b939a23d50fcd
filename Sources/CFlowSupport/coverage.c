#include "CFlowSupport.h"

#include <stdlib.h>
#include <string.h>

// Lines that a row of pixels is cut into. Along a line, what is covered is exact.
enum { lines_per_row = 64 };

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
  return a < b ? -1 : a > b;
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
      edge made = y1 < y2 ? (edge){y1, y2, x1, (x2 - x1) / (y2 - y1), 1} : (edge){y2, y1, x2, (x1 - x2) / (y1 - y2), -1};
      edges[count++] = made;
    }
    start = end;
  }
  return count;
}

// Notes in `change` that the line is covered from x on: what a pixel has more than the one at its left.
static inline void cover_from(double *change, double x, size_t width, double amount) {
  if (x <= 0) {
    change[0] += amount;
  } else if (x < (double)width) {
    size_t pixel = (size_t)x;
    double part = (double)(pixel + 1) - x;
    change[pixel] += amount * part;
    change[pixel + 1] += amount * (1 - part);
  }
}

static void cover_line(
  crossing *crossings, size_t count, bool even_odd, size_t width, double *change) {
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
    if (is_inside != was_inside) cover_from(change, crossings[index].x, width, is_inside ? 1 : -1);
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
      for (int line = 0; active_count > 0 && line < lines_per_row; line++) {
        double y = (double)row + (line + 0.5) / lines_per_row;
        size_t found = 0;
        for (size_t index = 0; index < active_count; index++) {
          edge *candidate = active[index];
          if (candidate->top > y || candidate->bottom <= y) continue;
          crossings[found++] = (crossing){candidate->x + (y - candidate->top) * candidate->slope, candidate->direction};
        }
        cover_line(crossings, found, even_odd, width, change);
      }
      double covered = 0;
      uint8_t *target = mask + row * stride;
      for (size_t pixel = 0; pixel < width; pixel++) {
        covered += change[pixel];
        double value = covered * 255 / lines_per_row + 0.5;
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
