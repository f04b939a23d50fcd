import FlowReports
import Foundation

/// What the commands keep of apps without a package: their builds with the packages that they use, and their resources.
struct AppBuilds {
  /// The folders, of the user alone.
  let folders: [URL]

  /// - Parameter environment: Has the folder for caches.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    folders = try ["builds", "resources"].map { try UserFolder.named($0, environment: environment) }
  }

  /// The size of all of them, in bytes.
  var bytes: Int64 { folders.reduce(0) { $0 + FileManager.default.allocatedBytes(of: $1) } }

  /// Removes all of them, one after another, each when no command uses it.
  ///
  /// - Returns: The freed bytes.
  func removeAll() throws -> Int64 {
    let before = bytes
    for folder in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let build = folder.appendingPathComponent(name)
        let lock = try FileLock(build) { Output.note(.waitingForBuild(build.path)) }
        defer { withExtendedLifetime(lock) {} }
        try FileManager.default.removeItem(at: build)
      }
    }
    return before - bytes
  }
}
