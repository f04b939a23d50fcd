#include "CFlowSupport.h"

// The layout of classes and of their descriptors, as documented for Swift's ABI (TypeMetadata.rst) on systems without
// Objective-C.

typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_align_mask, reserved;
  uint32_t class_size, class_address_point;
  const void *descriptor;
} class_metadata;

typedef struct {
  uint32_t flags;
  int32_t parent, name, access_function, fields, superclass;
  uint32_t negative_size, positive_size, immediate_members, field_count, field_offsets;
} class_descriptor;

typedef struct {
  uint32_t flags;
  int32_t implementation;
} method_descriptor;

enum { initializer_kind = 1, method_kind_mask = 0xf, singleton_initialization = 1 };

// The function with which a class implements an initializer that a superclass of it declares, counted among the
// initializers that the superclass declares first; null if there is none.
static const void *initializer(const void *declaring, size_t number, const void *class) {
  const class_descriptor *descriptor = ((const class_metadata *)declaring)->descriptor;
  uint32_t specific = descriptor->flags >> 16;
  bool has_method_table = specific & 0x8000, has_resilient_superclass = specific & 0x2000;
  bool is_generic = descriptor->flags & 0x80;
  if (!has_method_table || has_resilient_superclass || is_generic) return NULL;
  const uint32_t *after = (const uint32_t *)(descriptor + 1);
  if ((specific & 3) == singleton_initialization) after += 3;
  uint32_t offset = after[0], count = after[1];
  const method_descriptor *methods = (const method_descriptor *)(after + 2);
  for (uint32_t index = 0; index < count; index++) {
    if ((methods[index].flags & method_kind_mask) != initializer_kind) continue;
    if (number-- == 0) return ((const void *const *)class)[offset + index];
  }
  return NULL;
}

void *flow_make_with_rectangle(
    const void *declaring, size_t number, const void *class, double x, double y, double width, double height) {
  __attribute__((swiftcall)) void *(*make)(
      double, double, double, double, __attribute__((swift_context)) const void *) =
      (__attribute__((swiftcall)) void *(*)(
          double, double, double, double, __attribute__((swift_context)) const void *))
          initializer(declaring, number, class);
  return make ? make(x, y, width, height, class) : NULL;
}

void *flow_make_with_style_and_text(
    const void *declaring, size_t number, const void *class, uint8_t style, uint64_t text, uint64_t text_object) {
  __attribute__((swiftcall)) void *(*make)(
      uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *) =
      (__attribute__((swiftcall)) void *(*)(uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *))
          initializer(declaring, number, class);
  return make ? make(style, text, text_object, class) : NULL;
}

void *flow_make_with_text(
    const void *declaring, size_t number, const void *class, uint64_t text, uint64_t text_object) {
  __attribute__((swiftcall)) void *(*make)(uint64_t, uint64_t, __attribute__((swift_context)) const void *) =
      (__attribute__((swiftcall)) void *(*)(uint64_t, uint64_t, __attribute__((swift_context)) const void *))
          initializer(declaring, number, class);
  return make ? make(text, text_object, class) : NULL;
}

void *flow_make_with_object_and_text(
    const void *declaring, size_t number, const void *class, uint64_t object, uint64_t conformance, uint64_t text,
    uint64_t text_object) {
  __attribute__((swiftcall)) void *(*make)(
      uint64_t, uint64_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *) =
      (__attribute__((swiftcall)) void *(*)(
          uint64_t, uint64_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *))
          initializer(declaring, number, class);
  return make ? make(object, conformance, text, text_object, class) : NULL;
}
