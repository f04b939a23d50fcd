// Combine is closed source and does not exist on Linux. OpenCombine's core has its publishers, subscribers,
// subjects and most of its operators under the same names; this module adds what it lacks.
//
// Only the core product: OpenCombine's products for Dispatch and Foundation omit their contents if the compiler finds
// any module named Combine, and this is one.
@_exported import OpenCombine
