import Foundation

/// A folder that belongs to the user alone, in the user's folder for caches.
///
/// What others could write there, the user would build and run.
package enum UserFolder {
  /// The folder with a name, which is created if necessary.
  ///
  /// - Parameter environment: Has the folder for caches: `XDG_CACHE_HOME`, otherwise `HOME` with the system's name.
  /// - Throws: ``UserFolderError`` if it belongs to somebody else, or others can write it.
  package static func named(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UserFolderError) -> URL {
    let own = try caches(environment).appendingPathComponent("SwiftUIFlowTesting")
    try make(own)
    let folder = own.appendingPathComponent(name)
    try make(folder)
    return folder
  }

  private static func caches(_ environment: [String: String]) throws(UserFolderError) -> URL {
    func absolute(_ name: String) -> URL? {
      environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    #if os(Linux)
      let caches = absolute("XDG_CACHE_HOME") ?? absolute("HOME")?.appendingPathComponent(".cache")
    #else
      let caches = absolute("HOME")?.appendingPathComponent("Library/Caches")
    #endif
    guard let caches else { throw .noHome }
    do {
      try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(caches.path)
    }
    return caches
  }

  private static func make(_ folder: URL) throws(UserFolderError) {
    if mkdir(folder.path, 0o700) != 0, errno != EEXIST { throw .unwritable(folder.path) }
    var status = stat()
    guard lstat(folder.path, &status) == 0 else { throw .unwritable(folder.path) }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else { throw .notOwn(folder.path) }
    guard status.st_mode & 0o022 == 0 else { throw .shared(folder.path) }
    if status.st_mode & 0o777 != 0o700, chmod(folder.path, 0o700) != 0 { throw .unwritable(folder.path) }
  }
}

/// The reason why there is no folder of the user alone; descriptions are sentences.
package enum UserFolderError: Error, Equatable, CustomStringConvertible {
  case noHome
  case unwritable(String)
  case notOwn(String)
  case shared(String)

  package var description: String {
    switch self {
    case .noHome:
      "There is no folder for caches, because neither HOME nor XDG_CACHE_HOME is an absolute path. Set one of them."
    case .unwritable(let path):
      "The folder \(path) cannot be created or written. Set XDG_CACHE_HOME to a folder of yours."
    case .notOwn(let path):
      "\(path) is a link, a file, or a folder of another user, so nothing is built there. Remove it, or set "
        + "XDG_CACHE_HOME to a folder of yours."
    case .shared(let path):
      "Others can write the folder \(path), so nothing is built there. Remove it; it is created again for you alone."
    }
  }
}
