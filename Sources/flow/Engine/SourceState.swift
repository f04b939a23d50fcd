import Foundation

/// What the files of a checkout contain.
///
/// A file is read if its stamp in the file system differs from the known one. A stamp has the time of the last change of
/// any kind, which nobody can set: an edit is seen even if it keeps the size and the date of the file.
struct SourceState: Equatable {
  /// A file as the file system knows it.
  struct Stamp: Equatable {
    let size: Int64
    let modified: Int64
    let changed: Int64
    let inode: UInt64
  }

  struct File: Equatable {
    let stamp: Stamp
    let content: UInt64
  }

  /// The files, by their path in the checkout.
  private(set) var files: [String: File] = [:]

  /// - Parameters:
  ///   - root: The folder of the checkout.
  ///   - paths: Files and folders in it; those that do not exist are left out.
  ///   - known: An earlier state, whose files need not be read again if they have the same stamp.
  init(of root: URL, _ paths: [String], without excluded: Set<String> = [], known: SourceState? = nil) throws {
    var waiting = paths
    while let path = waiting.popLast() {
      if excluded.contains(path) { continue }
      let place = root.path + "/" + path
      var status = stat()
      guard stat(place, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        // The package manager does not compile hidden files, such as those of editors.
        waiting += try FileManager.default.contentsOfDirectory(atPath: place).filter { !$0.hasPrefix(".") }
          .map { path + "/" + $0 }
        continue
      }
      let stamp = Stamp(status)
      if let file = known?.files[path], file.stamp == stamp {
        files[path] = file
      } else {
        files[path] = File(stamp: stamp, content: try Self.content(of: place))
      }
    }
  }

  private static func content(of path: String) throws -> UInt64 {
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandError.unreadable(path) }
    var hash = ContentHash()
    data.withUnsafeBytes { hash.add($0) }
    return hash.value
  }

  /// The hash of all paths and contents.
  var hash: UInt64 {
    var hash = ContentHash()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      hash.add(path)
      withUnsafeBytes(of: file.content) { hash.add($0) }
    }
    return hash.value
  }

  /// Whether a file has another content than in an earlier state, but its size and date: build systems, which look at
  /// these, do not see that.
  func hasHiddenChange(since earlier: SourceState) -> Bool {
    files.contains { path, file in
      guard let old = earlier.files[path], old.content != file.content else { return false }
      return old.stamp.size == file.stamp.size && old.stamp.modified == file.stamp.modified
    }
  }
}

// MARK: - Storing

extension SourceState {
  /// The state that was stored in a file; `nil` if there is none.
  init?(storedIn file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 5)
      guard parts.count == 6, let size = Int64(parts[0]), let modified = Int64(parts[1]), let changed = Int64(parts[2]),
        let inode = UInt64(parts[3]), let content = UInt64(parts[4])
      else { return nil }
      let stamp = Stamp(size: size, modified: modified, changed: changed, inode: inode)
      files[String(parts[5])] = File(stamp: stamp, content: content)
    }
  }

  /// Stores the state.
  ///
  /// - Parameter time: Files that changed in the last seconds before it, or later, are left out: another change could
  ///   still have the same stamp.
  func store(in file: URL, at time: Date = Date()) throws {
    let seconds = min(time.timeIntervalSince1970 - 2, 9_000_000_000)
    let limit = Int64(seconds * 1_000_000_000)
    let lines = files.filter { $0.value.stamp.changed < limit }.map { path, file in
      "\(file.stamp.size) \(file.stamp.modified) \(file.stamp.changed) \(file.stamp.inode) \(file.content) \(path)\n"
    }
    try Data(lines.joined().utf8).write(to: file, options: .atomic)
  }
}

extension SourceState.Stamp {
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int64(status.st_size), modified: Int64(modified.tv_sec) * 1_000_000_000 + Int64(modified.tv_nsec),
      changed: Int64(changed.tv_sec) * 1_000_000_000 + Int64(changed.tv_nsec), inode: UInt64(status.st_ino))
  }
}
