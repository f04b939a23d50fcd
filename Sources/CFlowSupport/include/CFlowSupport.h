#ifndef CFLOWSUPPORT_H
#define CFLOWSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The stack of the calling thread: its lowest address and its size in bytes, or zeros if the system does not provide
// them.
// glibc declares the required functions only with _GNU_SOURCE, which is not defined for Swift's module of it.
void flow_current_stack(uintptr_t *lowest, uintptr_t *size);

// Returns an address in the caller's part of the stack.
static inline uintptr_t flow_stack_position(void) { return (uintptr_t)__builtin_frame_address(0); }

// A function with a context.
typedef void (*flow_function)(void *context);

// Returns whether more than a quarter of the thread's stack is left.
bool flow_has_stack_room(void);

// Calls a function on a separate large stack.
void flow_call_on_large_stack(flow_function function, void *context);

// Calls a function on a separate stack, which the function may leave half-way. Returns a null pointer if the function
// has returned, or else the reason for leaving: then its stack and everything on it stay allocated.
void *flow_call_leavable(flow_function function, void *context);

// Returns whether the thread is in a function that can be left.
bool flow_can_leave(void);

// Leaves the innermost function that can be left, for a reason that is not null.
_Noreturn void flow_leave(void *reason);

// Returns the number of bytes that the program has allocated with malloc and not freed.
size_t flow_allocated_memory(void);

// Returns the number of bytes that malloc reserved for the allocation at an address.
size_t flow_allocation_size(const void *address);

// Receives the metadata of a Swift type.
typedef void (*flow_type_handler)(const void *type, void *context);

// Calls the handler with each non-generic type of the program that is declared to conform to a protocol, which is given
// by its descriptor.
void flow_each_type_conforming_to(const void *protocol, flow_type_handler handler, void *context);

// Calls a function with the metadata of each loaded class that has a name, in whichever module. Generic classes are left
// out.
void flow_each_class_named(const char *name, flow_type_handler handler, void *context);

// Makes an object of a class by an initializer that a superclass declares, as Objective-C can: Swift calls only required
// initializers of a class that is known as a value. `declaring` is the metadata of the superclass, and `number` counts
// its initializers that are no overrides. The result is retained; it is null if there is no such initializer. The
// arguments are those of `init(_: CGRect)`, of `init(_: Style, _: String?)` whose first one has a byte, and of
// `init(_: String?)`; a text is consumed. The value of `init(_: (any P)?, _: String?)`, of a class-bound protocol P, is
// consumed, too.
void *flow_make_with_rectangle(
    const void *declaring, size_t number, const void *class, double x, double y, double width, double height);
void *flow_make_with_style_and_text(
    const void *declaring, size_t number, const void *class, uint8_t style, uint64_t text, uint64_t text_object);
void *flow_make_with_text(
    const void *declaring, size_t number, const void *class, uint64_t text, uint64_t text_object);
void *flow_make_with_object_and_text(
    const void *declaring, size_t number, const void *class, uint64_t object, uint64_t conformance, uint64_t text,
    uint64_t text_object);

// Receives a node of a Markdown text: the name of its type, whether the walk enters or leaves it, and its text and
// address, which are null if it has none. The texts are valid during the call only.
typedef void (*flow_markdown_handler)(
    const char *type, bool is_enter, const char *literal, const char *url, void *context);

// Walks over the nodes of a CommonMark text with GitHub's strikethrough and autolinks. Returns whether the text could
// be read.
bool flow_walk_markdown(const char *text, size_t length, flow_markdown_handler handler, void *context);

// Loops over all pixels of a picture are written in C, because debug builds of Swift take ten times as long.

// One pass of a box blur over a line: each value becomes the rounded average of its box; values outside the line are
// zero. The width of the box is odd and at most 1,001.
void flow_box_pass_bytes(const uint8_t *source, uint8_t *target, size_t count, size_t box);
void flow_box_pass_pixels(const uint32_t *source, uint32_t *target, size_t count, size_t box);

// Copies a strided line of a picture; returns whether all values are zero.
bool flow_gather_bytes(const uint8_t *source, size_t stride, uint8_t *line, size_t count);
bool flow_gather_pixels(const uint32_t *source, size_t stride, uint32_t *line, size_t count);

// Copies a line back to its strided position.
void flow_scatter_bytes(const uint8_t *line, uint8_t *target, size_t stride, size_t count);
void flow_scatter_pixels(const uint32_t *line, uint32_t *target, size_t stride, size_t count);

// Computes the coverage of each pixel by polygons, from 0 to 255, in rows of `width` values that are `stride` apart.
// Points are pairs of coordinates in pixels; `ends` contains the index after each polygon's last point. The mask starts
// at the pixel (left, top). A single polygon that goes down once and up once, such as a circle or a card, is measured
// exactly, others with up to 64 lines per pixel. Returns false if memory is insufficient.
bool flow_polygon_coverage(
  const double *points, const size_t *ends, size_t polygons, bool even_odd, double left, double top, size_t width,
  size_t height, uint8_t *mask, size_t stride);

// Replaces the covered area of each pixel at an edge by a value that grows evenly with the distance of its middle from
// the edge, which lies `inset` pixels further inside. The values of a mask are as above.
bool flow_linear_edges(uint8_t *mask, size_t width, size_t height, size_t stride, double inset);

// A PNG in memory, which the caller frees, or the reason of a failure.
typedef struct {
  uint8_t *bytes;
  size_t count;
  char problem[128];
} flow_png;

// Encodes premultiplied 0xAARRGGBB pixels as PNG, with fast compression.
flow_png flow_encode_png(const uint32_t *pixels, size_t width, size_t height);

// Looks up each pixel of a picture in another one, at the position (x, y, 1) times the matrix, row by row, divided by
// the third component. Positions between four pixels are interpolated; pixels with positions outside are left
// unchanged.
void flow_project_pixels(
  const uint32_t *source, size_t source_width, size_t source_height, size_t source_stride, uint32_t *target,
  size_t width, size_t height, size_t stride, const double *matrix);

// Returns the ICC profile of a PNG, which the caller frees, or NULL if there is none.
uint8_t *flow_png_profile(const uint8_t *file, size_t count, size_t *length);

// Converts premultiplied 0xAARRGGBB pixels: one of three tables of 256 maps each component to linear light, a matrix of
// nine numbers by rows converts to another colour space, and a table of 4096 encodes the result.
void flow_convert_colors(
  uint32_t *pixels, size_t count, const float *linear, const float *matrix, const uint8_t *encoding);

// Creates premultiplied 0xAARRGGBB pixels from red, green, blue and, with four channels, alpha as bytes.
void flow_premultiply(const uint8_t *bytes, size_t channels, size_t count, uint32_t *pixels);

// Receives the output of the calling thread.
typedef void (*flow_output_handler)(const char *text, size_t count);

// Returns whether output through the C library's standard output can be observed: the environment variable FLOW_REPORT
// was set at launch.
bool flow_watches_output(void);

// Passes all subsequent output to a handler before it reaches the standard output.
void flow_handle_output(flow_output_handler handler);

#endif
