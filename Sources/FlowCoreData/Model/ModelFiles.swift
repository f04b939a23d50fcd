import AssetCatalogs
import DataModels
import FlowFoundation
import Foundation

/// The data models among the files of an app.
enum ModelFiles {
  /// The folders of all models; `nil` stands for the bundles of the app.
  static func all(in bundles: [Bundle]?) -> [URL] { folders(of: bundles).flatMap(\.models) }

  /// The files with mapping models, in the folders of the bundles and beside their models.
  static func mappings(in bundles: [Bundle]?) -> [URL] {
    var places: [URL] = []
    for folder in folders(of: bundles) {
      for place in [folder.url] + folder.models.map({ $0.deletingLastPathComponent() })
      where !places.contains(where: { $0.path == place.path }) {
        places.append(place)
      }
    }
    return places.flatMap { AssetCatalog.children(of: $0) }.filter { DataMapping.isMapping($0.lastPathComponent) }
  }

  private static func folders(of bundles: [Bundle]?) -> [ResourceFolder] {
    let paths = bundles.map { $0.map { Optional($0.bundlePath) } } ?? [nil]
    return paths.flatMap { ResourceFolders.folders(bundlePath: $0) }
  }

  /// The folder of the model with a name.
  static func named(_ name: String) -> URL? {
    all(in: nil).first { $0.deletingPathExtension().lastPathComponent == name }
  }
}
