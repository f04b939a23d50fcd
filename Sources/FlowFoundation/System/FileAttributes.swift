#if canImport(Glibc)
  import Foundation
  import Glibc

  // The attributes of files by Darwin's names. Linux keeps those of apps under names that begin with `user.`.

  public let XATTR_NOFOLLOW: Int32 = 1
  public let XATTR_CREATE: Int32 = 2
  public let XATTR_REPLACE: Int32 = 4

  /// There is no attribute of a name.
  public let ENOATTR: Int32 = ENODATA

  /// Sets an attribute of a file.
  ///
  /// - Parameter position: Zero.
  /// - Returns: Zero, or -1 with `errno`.
  @discardableResult
  public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
  ) -> Int32 {
    let function = FileAttributes.function(
      options & XATTR_NOFOLLOW != 0 ? "lsetxattr" : "setxattr",
      (@convention(c) (
        UnsafePointer<CChar>?, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32
      ) -> Int32).self)
    // Linux has the same two options, under the numbers 1 and 2.
    return FileAttributes.name(name).withCString { function?(path, $0, value, size, options >> 1 & 3) } ?? -1
  }

  /// Reads an attribute of a file.
  ///
  /// - Parameters:
  ///   - value: Where it is written; `nil` to learn its length.
  ///   - position: Zero.
  /// - Returns: The number of bytes, or -1 with `errno`: `ENOATTR` if there is none of the name.
  public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
  ) -> Int {
    let function = FileAttributes.function(
      options & XATTR_NOFOLLOW != 0 ? "lgetxattr" : "getxattr",
      (@convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int).self)
    return FileAttributes.name(name).withCString { function?(path, $0, value, value == nil ? 0 : size) } ?? -1
  }

  /// Removes an attribute of a file.
  ///
  /// - Returns: Zero, or -1 with `errno`.
  @discardableResult
  public func removexattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
  ) -> Int32 {
    let function = FileAttributes.function(
      options & XATTR_NOFOLLOW != 0 ? "lremovexattr" : "removexattr",
      (@convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>) -> Int32).self)
    return FileAttributes.name(name).withCString { function?(path, $0) } ?? -1
  }

  /// The names of a file's attributes, each with a zero at its end.
  ///
  /// - Parameter namebuf: Where they are written; `nil` to learn their length.
  /// - Returns: The number of bytes, or -1 with `errno`.
  public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuf: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
  ) -> Int {
    let function = FileAttributes.function(
      options & XATTR_NOFOLLOW != 0 ? "llistxattr" : "listxattr",
      (@convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int) -> Int).self)
    guard let function else { return -1 }
    let length = function(path, nil, 0)
    guard length > 0 else { return length }
    var all = [CChar](repeating: 0, count: length)
    let count = function(path, &all, length)
    guard count > 0 else { return count }
    let names = all.prefix(count).split(separator: 0).filter { $0.starts(with: FileAttributes.prefix) }
    let bytes = names.flatMap { $0.dropFirst(FileAttributes.prefix.count) + [0] }
    guard let namebuf else { return bytes.count }
    guard bytes.count <= size else {
      errno = ERANGE
      return -1
    }
    for (index, byte) in bytes.enumerated() { namebuf[index] = byte }
    return bytes.count
  }

  /// The functions of Linux, which the compiler's module of the C library leaves out.
  private enum FileAttributes {
    static let prefix = "user.".utf8.map { CChar($0) }

    /// The name that Linux keeps an attribute under.
    static func name(_ name: UnsafePointer<CChar>) -> String { "user." + String(cString: name) }

    static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
