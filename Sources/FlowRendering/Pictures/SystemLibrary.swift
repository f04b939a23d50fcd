import Glibc

/// A system library that is loaded when a picture needs it: programs build and run without it.
// Sendable although it contains a C pointer: a loaded library is never unloaded, and looking up a function is
// thread-safe.
struct SystemLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter fileName: The name with the interface version, such as `librsvg-2.so.2`.
  init?(_ fileName: String) {
    guard let handle = dlopen(fileName, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  /// A function of the library.
  ///
  /// - Parameter type: The type of the function, which is `@convention(c)`.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
