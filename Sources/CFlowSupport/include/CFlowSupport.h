#ifndef CFLOWSUPPORT_H
#define CFLOWSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The stack of the calling thread: its lowest address and its size in bytes, or zeros if the system does not say.
// glibc only declares what this needs with _GNU_SOURCE, which Swift's module of it is built without.
void flow_current_stack(uintptr_t *lowest, uintptr_t *size);

// An address in the caller's part of the stack.
static inline uintptr_t flow_stack_position(void) { return (uintptr_t)__builtin_frame_address(0); }

// A function with a context.
typedef void (*flow_function)(void *context);

// Whether more than a quarter of the thread's stack is left.
bool flow_has_stack_room(void);

// Calls a function on a large stack of its own.
void flow_call_on_large_stack(flow_function function, void *context);

// Calls a function on a stack of its own, which it may leave half-way. Returns a null pointer when the function has
// returned, or the reason why it was left: its stack, and whatever it held, stay allocated then.
void *flow_call_leavable(flow_function function, void *context);

// Whether the thread is in a function that may be left.
bool flow_can_leave(void);

// Leaves the innermost function that may be left, for a reason that is not null.
_Noreturn void flow_leave(void *reason);

// What the program has allocated with malloc and not freed, in bytes.
size_t flow_allocated_memory(void);

// The room that malloc gave what is at an address, in bytes.
size_t flow_allocation_size(const void *address);

// Is given the metadata of a Swift type.
typedef void (*flow_type_handler)(const void *type, void *context);

// Calls the handler with each type of the program that is declared to conform to a protocol; generic types are left
// out. The protocol is given by its descriptor.
void flow_each_type_conforming_to(const void *protocol, flow_type_handler handler, void *context);

// Is given a node of a text in Markdown: the name of its type, whether the walk enters it or leaves it, and its text and its
// address, which are null where it has none. The texts are there during the call only.
typedef void (*flow_markdown_handler)(
    const char *type, bool is_enter, const char *literal, const char *url, void *context);

// Walks over the nodes of a text in CommonMark with GitHub's struck-through text and links without marks. Returns whether the
// text could be read.
bool flow_walk_markdown(const char *text, size_t length, flow_markdown_handler handler, void *context);

// What is done to every pixel of a picture is written in C, because debug builds of Swift take ten times as long for it.

// Passes of a box blur over a line: each value becomes the rounded average of the box around it, where what lies outside
// of the line is zero. The width of the box is odd and at most 1,001.
void flow_box_pass_bytes(const uint8_t *source, uint8_t *target, size_t count, size_t box);
void flow_box_pass_pixels(const uint32_t *source, uint32_t *target, size_t count, size_t box);

// Copies a line of a picture whose values are some distance apart; returns whether all of them are zero.
bool flow_gather_bytes(const uint8_t *source, size_t stride, uint8_t *line, size_t count);
bool flow_gather_pixels(const uint32_t *source, size_t stride, uint32_t *line, size_t count);

// Puts a line back.
void flow_scatter_bytes(const uint8_t *line, uint8_t *target, size_t stride, size_t count);
void flow_scatter_pixels(const uint32_t *line, uint32_t *target, size_t stride, size_t count);

// How much of each pixel lies inside of polygons, from 0 to 255, in rows of `width` values that are `stride` apart. Points
// are pairs of coordinates, in pixels; `ends` says after which point each polygon ends. The mask covers pixels from (left,
// top) on. One polygon that goes down once and up once, as a circle or a card does, is measured exactly, others in up to
// 64 lines a pixel. False if there is not enough memory.
bool flow_polygon_coverage(
  const double *points, const size_t *ends, size_t polygons, bool even_odd, double left, double top, size_t width,
  size_t height, uint8_t *mask, size_t stride);

// A PNG in memory, which the caller frees, or why there is none.
typedef struct {
  uint8_t *bytes;
  size_t count;
  char problem[128];
} flow_png;

// Writes pixels of 0xAARRGGBB, alpha multiplied in, as PNG. The level of compression goes from 1, quick, to 9, small.
flow_png flow_encode_png(const uint32_t *pixels, size_t width, size_t height, int level);

// Looks up each pixel of a picture in another one, in which a matrix says where it is: (x, y, 1) times the matrix, row by
// row, divided by the third component. What lies between four pixels is mixed of them; what lies outside is left as it is.
void flow_project_pixels(
  const uint32_t *source, size_t source_width, size_t source_height, size_t source_stride, uint32_t *target,
  size_t width, size_t height, size_t stride, const double *matrix);

// The ICC profile of a PNG, which the caller frees; NULL where there is none.
uint8_t *flow_png_profile(const uint8_t *file, size_t count, size_t *length);

// Converts pixels of 0xAARRGGBB, alpha multiplied in: each component becomes linear light by one of three tables of 256, a
// matrix of nine numbers by rows leads to another colour space, and a table of 4096 encodes what is linear there.
void flow_convert_colors(
  uint32_t *pixels, size_t count, const float *linear, const float *matrix, const uint8_t *encoding);

// Makes pixels of 0xAARRGGBB, alpha multiplied in, of red, green, blue and, with four channels, alpha as bytes.
void flow_premultiply(const uint8_t *bytes, size_t channels, size_t count, uint32_t *pixels);

// Is given what the calling thread prints.
typedef void (*flow_output_handler)(const char *text, size_t count);

// Whether what the program prints to the C library's standard output can be seen: the environment variable FLOW_REPORT was
// set when it started.
bool flow_watches_output(void);

// Gives everything that is printed from now on to a handler, before it reaches the standard output.
void flow_handle_output(flow_output_handler handler);

#endif
