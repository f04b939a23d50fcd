import AssetCatalogs
import Foundation

/// Locates the resources of an app, in a bundle or in the bundles created by the package manager.
package enum ResourceFolders {
  /// The folders that contain a bundle's resources.
  ///
  /// For the main bundle, or without a bundle, these are the folder of the executable, every bundle next to it, and the
  /// folders listed in `FLOW_RESOURCES`. The latter are searched at all depths: they contain the sources of an app for
  /// which no bundle is built.
  package static func folders(bundlePath: String?) -> [ResourceFolder] {
    guard let bundlePath, bundlePath != mainPath else { return standard }
    return bundles[bundlePath]
  }

  /// Whether a bundle's asset catalogs are available. An asset missing from them is missing on every system.
  package static func hasCatalogs(bundlePath: String?) -> Bool {
    folders(bundlePath: bundlePath).contains { !$0.catalogs.isEmpty }
  }

  /// One sentence for each file of a bundle that cannot be read, apart from those that are read when they are needed.
  package static func faults(bundlePath: String?) -> [String] { folders(bundlePath: bundlePath).flatMap(\.faults) }

  /// The description of a bundle in a warning.
  package static func description(bundlePath: String?) -> String {
    guard let bundlePath, bundlePath != mainPath else { return "the app's bundles" }
    return bundlePath
  }

  private static let mainPath = Bundle.main.bundlePath

  private static let bundles = ReadOnce<String, [ResourceFolder]> { path in
    [ResourceFolder(URL(fileURLWithPath: path, isDirectory: true))]
  }

  // Read once: the bundles of a program do not change while it runs, and finding them takes milliseconds.
  private static let standard: [ResourceFolder] = {
    let main = Bundle.main.bundleURL
    let beside = AssetCatalog.children(of: main).filter { ["resources", "bundle"].contains($0.pathExtension) }
    let named = (ProcessInfo.processInfo.environment["FLOW_RESOURCES"] ?? "").split(separator: ":")
    return ([main] + beside).map { ResourceFolder($0) }
      + named.map { ResourceFolder(URL(fileURLWithPath: String($0), isDirectory: true), depth: .sources) }
  }()
}
