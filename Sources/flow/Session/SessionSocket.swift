import FlowReports
import Foundation

/// The socket of a session: other commands find it by the session's folder.
struct SessionSocket {
  let path: String

  /// - Parameter folder: The folder of the session.
  init(of folder: URL) {
    // The path of a socket is limited to about a hundred bytes, so it contains a hash of the folder.
    let name = "flow-\(getuid())-\(PathHash(folder).text)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  /// The file for the output of a background session's app, in a folder of the user alone.
  var log: URL {
    get throws(UserFolderError) {
      try UserFolder.named("sessions").appendingPathComponent((path as NSString).lastPathComponent + ".log")
    }
  }

  /// Listens for connections; only the same user can connect.
  ///
  /// - Returns: The listening descriptor.
  /// - Throws: `CommandError.sessionIsOpen` if there already is a session.
  func listen() throws(CommandError) -> Int32 {
    if let other = connect() {
      close(other)
      throw .sessionIsOpen
    }
    guard isOwn || !isThere else { throw .notOwnSocket(path) }
    unlink(path)
    let descriptor = Self.make()
    let mask = umask(0o077)
    defer { umask(mask) }
    guard withAddress({ bind(descriptor, $0, $1) }) == 0, Foundation.listen(descriptor, 8) == 0 else {
      throw .noSocket(path)
    }
    return descriptor
  }

  /// Connects to the session.
  ///
  /// - Returns: The descriptor, or `nil` if there is no session of this user.
  func connect() -> Int32? {
    guard isOwn else { return nil }
    let descriptor = Self.make()
    if withAddress({ Foundation.connect(descriptor, $0, $1) }) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  private var isThere: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a socket of this user: in the folder for temporary files, others can create one with the name.
  private var isOwn: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK && status.st_uid == getuid()
  }

  private static func make() -> Int32 {
    #if canImport(Darwin)
      socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
