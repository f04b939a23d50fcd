#include "CFlowSupport.h"

#include <string.h>

// The layout of the compiler's records, as documented for Swift's ABI:
// TypeMetadata.rst, "Protocol Conformance Records" and "Nominal Type Descriptors".

typedef struct {
  uintptr_t start;
  size_t length;
} section_range;

typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  section_range protocols;
  section_range protocol_conformances;
  section_range types;
} metadata_sections;

typedef struct {
  int32_t protocol;  // relative; the lowest bit marks an indirect reference
  int32_t type;      // relative
  int32_t witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;  // relative
} type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

// A part of Swift's runtime on all systems without Objective-C; Swift Testing uses it to find tests.
extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

static const void *relative(const int32_t *field) {
  return (const char *)field + *field;
}

static const void *relative_or_indirect(const int32_t *field) {
  if (*field & 1) return *(const void *const *)((const char *)field + (*field & ~1));
  return relative(field);
}

typedef struct {
  const void *protocol;
  flow_type_handler handler;
  void *context;
} search;

static void look_at(const conformance *record, const search *search) {
  if (record->protocol == 0 || relative_or_indirect(&record->protocol) != search->protocol) return;
  uint32_t reference_kind = (record->flags >> 3) & 7;  // 0: a descriptor, 1: a pointer to one
  if (record->type == 0 || reference_kind > 1) return;
  const type_descriptor *type = relative(&record->type);
  if (reference_kind == 1) type = *(const type_descriptor *const *)type;
  if (type == NULL || (type->flags & 0x80) != 0 || type->access_function == 0) return;  // 0x80: generic
  __attribute__((swiftcall)) metadata_response (*metadata)(size_t) =
      (__attribute__((swiftcall)) metadata_response (*)(size_t))relative(&type->access_function);
  search->handler(metadata(0).metadata, search->context);
}

static bool look_into(const metadata_sections *sections, void *context) {
  const int32_t *records = (const int32_t *)sections->protocol_conformances.start;
  size_t count = sections->protocol_conformances.length / sizeof(int32_t);
  for (size_t index = 0; index < count; index++) {
    if (records[index] != 0) look_at(relative(&records[index]), context);
  }
  return true;
}

void flow_each_type_conforming_to(const void *protocol, flow_type_handler handler, void *context) {
  search search = {protocol, handler, context};
  swift_enumerateAllMetadataSections(look_into, &search);
}

typedef struct {
  const char *name;
  flow_type_handler handler;
  void *context;
} name_search;

static bool look_for_class(const metadata_sections *sections, void *context) {
  const name_search *search = context;
  const int32_t *records = (const int32_t *)sections->types.start;
  size_t count = sections->types.length / sizeof(int32_t);
  for (size_t index = 0; index < count; index++) {
    // The two lowest bits are the kind of the reference: 0 to a descriptor, 1 to a pointer to one.
    int32_t kind = records[index] & 3;
    if (records[index] == 0 || kind > 1) continue;
    const void *place = (const char *)&records[index] + (records[index] & ~3);
    const type_descriptor *type = kind == 1 ? *(const type_descriptor *const *)place : place;
    // 0x1F: the kind, of which 16 is a class; 0x80: generic.
    if (type == NULL || (type->flags & 0x1F) != 16 || (type->flags & 0x80) != 0 || type->access_function == 0) continue;
    if (strcmp((const char *)relative(&type->name), search->name) != 0) continue;
    __attribute__((swiftcall)) metadata_response (*metadata)(size_t) =
        (__attribute__((swiftcall)) metadata_response (*)(size_t))relative(&type->access_function);
    search->handler(metadata(0).metadata, search->context);
  }
  return true;
}

void flow_each_class_named(const char *name, flow_type_handler handler, void *context) {
  name_search search = {name, handler, context};
  swift_enumerateAllMetadataSections(look_for_class, &search);
}
