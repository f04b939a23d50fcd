import DataModels
import FlowFoundation
import Foundation

/// The data models among the files of an app.
enum ModelFiles {
  /// The folders of all models; `nil` stands for the bundles of the app.
  static func all(in bundles: [Bundle]?) -> [URL] {
    let paths = bundles.map { $0.map { Optional($0.bundlePath) } } ?? [nil]
    return paths.flatMap { ResourceFolders.folders(bundlePath: $0) }.flatMap(\.models)
  }

  /// The folder of the model with a name.
  static func named(_ name: String) -> URL? {
    all(in: nil).first { $0.deletingPathExtension().lastPathComponent == name }
  }
}
