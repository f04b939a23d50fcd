import Foundation

/// This package, compiled once for a toolchain and a state of its sources: one library with its modules and tools.
///
/// It is not removed while an object for it exists.
final class Engine {
  let folder: URL
  private let use: Int32

  private init(_ folder: URL, use: Int32) {
    self.folder = folder
    self.use = use
  }

  deinit { close(use) }

  /// Uses the engine in a folder; `nil` if there is none, or if it has been removed.
  static func at(_ folder: URL) -> Engine? {
    let use = open(mark(in: folder).path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    // It may be removed before it is locked.
    guard use >= 0, flock(use, LOCK_SH) == 0, isMark(use, in: folder) else {
      close(use)
      return nil
    }
    // The date of the last use.
    futimens(use, nil)
    return Engine(folder, use: use)
  }

  /// The variables of the package manager's environment with which packages use the engine.
  var environment: [String: String] { Self.environment(of: folder) }

  /// - Parameter folder: `nil` for none.
  static func environment(
    of folder: URL?, own: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    guard let folder else { return ["FLOW_ENGINE": ""] }
    let paths = [folder.path, own["PKG_CONFIG_PATH"] ?? ""].filter { !$0.isEmpty }
    return ["FLOW_ENGINE": folder.path, "PKG_CONFIG_PATH": paths.joined(separator: ":")]
  }

  /// The file with the lock and the date of the last use; it is written last.
  static func mark(in folder: URL) -> URL { folder.appendingPathComponent("used") }

  private static func isMark(_ descriptor: Int32, in folder: URL) -> Bool {
    var opened = stat()
    var present = stat()
    return fstat(descriptor, &opened) == 0 && lstat(mark(in: folder).path, &present) == 0
      && opened.st_ino == present.st_ino
  }

  private static let removedPrefix = ".removed-"

  /// Whether a folder has the name of an engine that is being removed.
  static func isRemoved(_ name: String) -> Bool { name.hasPrefix(removedPrefix) }

  /// Removes an engine that no process uses.
  ///
  /// - Returns: Whether it is gone.
  static func remove(_ folder: URL) throws -> Bool {
    let use = open(mark(in: folder).path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    defer { if use >= 0 { close(use) } }
    if use >= 0, flock(use, LOCK_EX | LOCK_NB) != 0 { return false }
    // First under another name: what is removed in part is no engine.
    let removed = folder.deletingLastPathComponent().appendingPathComponent(removedPrefix + folder.lastPathComponent)
    try FileManager.default.moveItem(at: folder, to: removed)
    try FileManager.default.removeItem(at: removed)
    return true
  }
}
