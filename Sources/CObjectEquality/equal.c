#define _GNU_SOURCE
#include <CObjectEquality.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// Foundation on Linux compares attributes of texts with `CFEqual`, which takes any object of Swift for one of Core
// Foundation: it reads a type in the first word of the object's properties. If there is none, as where that is a small
// number, an empty optional or another object's memory, the process ends. So the function is defined here: it asks such
// objects, as `CFEqual` does with objects that have another class than their type, and passes on all others. A program
// finds the definitions of its own code first. It is weak, because a statically linked Foundation brings its own.

typedef bool (*equality)(const void *, const void *);

struct object {
  uintptr_t class;
  uintptr_t references;
  uint64_t info;
};

// The start of the functions of Swift that Core Foundation calls: those of `NSObject`.
extern struct {
  uintptr_t (*type)(const void *);
  uintptr_t (*hash)(const void *);
  equality is_equal;
} __CFSwiftBridge;

// An object may be shorter than one of Core Foundation, and another thread may change its properties.
__attribute__((no_sanitize("address", "thread"), noinline)) static bool has_type(const struct object *object) {
  return (object->info >> 8 & 0x3FF) != 0;
}

__attribute__((weak)) bool CFEqual(const void *first, const void *second) {
  static _Atomic(equality) original;
  if (first == second) return true;
  if (first && second && (!has_type(first) || !has_type(second))) return __CFSwiftBridge.is_equal(first, second);
  equality next = atomic_load(&original);
  if (!next) atomic_store(&original, next = (equality)dlsym(RTLD_NEXT, "CFEqual"));
  return next && next(first, second);
}
