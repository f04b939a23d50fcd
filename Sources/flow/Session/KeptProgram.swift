import Foundation

/// The program of a session under its own name, so that a later build does not replace it.
///
/// It is locked while a session uses it. A session that is killed leaves it, and the next session removes it.
final class KeptProgram {
  let path: String
  private let lock: Int32

  /// Uses a program that is kept already.
  init(path: String) {
    self.path = path
    lock = open(path, O_RDONLY | O_CLOEXEC)
    if lock >= 0 { flock(lock, LOCK_SH) }
  }

  /// Keeps a built program, and removes those that no session uses.
  convenience init(of program: String) throws {
    Self.removeUnused(of: program)
    let kept = "\(program)-\(getpid())"
    try? FileManager.default.removeItem(atPath: kept)
    try FileManager.default.linkItem(atPath: program, toPath: kept)
    // Names of one build share a file and its lock: an unused one is kept with the used one, and takes no space.
    self.init(path: kept)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the program.
  func remove() { unlink(path) }

  private static func removeUnused(of program: String) {
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    let prefix = URL(fileURLWithPath: program).lastPathComponent + "-"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) && name.dropFirst(prefix.count).allSatisfy(\.isNumber) {
      let path = folder.appendingPathComponent(name).path
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}
