import Foundation

/// Where the resources of an app are found: in a bundle, or in the bundles that the package manager makes.
enum ResourceBundles {
  /// The folders to look in for a bundle's resources; without a bundle, the main one and every bundle beside it.
  static func folders(bundlePath: String?) -> [URL] {
    if let bundlePath { return [URL(fileURLWithPath: bundlePath, isDirectory: true)] }
    return standardFolders
  }

  // Read once: the bundles of a program do not change while it runs, and looking for them takes milliseconds.
  private static let standardFolders: [URL] = {
    let main = Bundle.main.bundleURL
    let beside = children(of: main).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return [main] + beside
  }()

  /// The entries of a folder, in the same order on every machine.
  static func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
