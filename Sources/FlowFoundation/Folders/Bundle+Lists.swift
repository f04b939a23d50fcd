import Foundation

// Foundation's own methods give objects on Linux; the source preparation gives calls of them these names.
extension Bundle {
  /// The files of a kind in a folder of the bundle; `nil` if there are none.
  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String? = nil
  ) -> [URL]? {
    let found =
      localizationName.map { urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: $0) }
      ?? urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return found?.map { $0 as URL }
  }
}
