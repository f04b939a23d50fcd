import AssetCatalogs
import Foundation

/// Where the resources of an app are found: in a bundle, or in the bundles that the package manager makes.
enum ResourceFolders {
  /// The folders to look in for a bundle's resources.
  ///
  /// Without a bundle, and for the main one: the folder of the program, every bundle beside it, and the folders that
  /// `FLOW_RESOURCES` names, which are searched at all depths: sources of an app for which no bundle is built.
  static func folders(bundlePath: String?) -> [ResourceFolder] {
    guard let bundlePath, bundlePath != mainPath else { return standard }
    return bundles[bundlePath]
  }

  /// Whether a bundle's asset catalogs are at hand: what is in none of them is missing on every system.
  static func hasCatalogs(bundlePath: String?) -> Bool {
    folders(bundlePath: bundlePath).contains { !$0.catalogs.isEmpty }
  }

  /// What a bundle is called in a warning.
  static func description(bundlePath: String?) -> String {
    guard let bundlePath, bundlePath != mainPath else { return "the app's bundles" }
    return bundlePath
  }

  private static let mainPath = Bundle.main.bundlePath

  private static let bundles = ReadOnce<String, [ResourceFolder]> { path in
    [ResourceFolder(URL(fileURLWithPath: path, isDirectory: true))]
  }

  // Read once: the bundles of a program do not change while it runs, and looking for them takes milliseconds.
  private static let standard: [ResourceFolder] = {
    let main = Bundle.main.bundleURL
    let beside = AssetCatalog.children(of: main).filter { ["resources", "bundle"].contains($0.pathExtension) }
    let named = (ProcessInfo.processInfo.environment["FLOW_RESOURCES"] ?? "").split(separator: ":")
    return ([main] + beside).map { ResourceFolder($0) }
      + named.map { ResourceFolder(URL(fileURLWithPath: String($0), isDirectory: true), depth: .sources) }
  }()
}
