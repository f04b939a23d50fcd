import AssetCatalogs
import Foundation

/// A folder with resources as they lie on disk: asset catalogs, tables of strings, loose files.
struct ResourceFolder: Sendable {
  /// How far down resources are found.
  enum Depth: Hashable, Sendable {
    /// In the folder itself, and in the folders of languages: a bundle.
    case bundle

    /// Anywhere below the folder, as the sources of an app that is not built into a bundle.
    case sources
  }

  let url: URL

  /// The asset catalogs, by name of their paths.
  private(set) var catalogs: [AssetCatalog] = []

  /// The loose files by name; of several, the first by path.
  private(set) var files: [String: URL] = [:]

  /// The files of languages: by language, then by name.
  private(set) var localized: [String: [String: URL]] = [:]

  init(_ url: URL, depth: Depth = .bundle) {
    self.url = url
    read(url, depth)
    if depth == .bundle {
      // Bundles for a Mac.
      read(url.appendingPathComponent("Contents/Resources"), depth)
    }
  }

  /// The language that the app was written in, as its bundle says.
  var developmentLanguage: String? { information["CFBundleDevelopmentRegion"] as? String }

  /// The contents of `Info.plist`.
  var information: [String: Any] {
    guard let file = files["Info.plist"], let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  private mutating func read(_ folder: URL, _ depth: Depth) {
    for child in AssetCatalog.children(of: folder) {
      switch child.pathExtension {
      case "xcassets": catalogs.append(AssetCatalog(contentsOf: child))
      case "lproj":
        let language = child.deletingPathExtension().lastPathComponent
        for file in AssetCatalog.children(of: child) {
          localized[language, default: [:]][file.lastPathComponent] =
            localized[language]?[file.lastPathComponent] ?? file
        }
      default:
        if !Self.isFolder(child) {
          if files[child.lastPathComponent] == nil { files[child.lastPathComponent] = child }
        } else if depth == .sources, !Self.isOutside(child) {
          read(child, depth)
        }
      }
    }
  }

  /// Folders that hold what is built, or what belongs to others.
  private static func isOutside(_ folder: URL) -> Bool {
    let name = folder.lastPathComponent
    return name.hasPrefix(".") || ["build", "Build", "DerivedData", "Pods", "Carthage", "node_modules"].contains(name)
      || ["xcodeproj", "xcworkspace", "app", "framework", "xcframework", "resources"].contains(folder.pathExtension)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
