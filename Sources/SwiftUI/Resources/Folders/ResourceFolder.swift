import AssetCatalogs
import Foundation

/// A folder of resources on disk: asset catalogs, string tables and loose files.
struct ResourceFolder: Sendable {
  /// The depth at which resources are found.
  enum Depth: Hashable, Sendable {
    /// A bundle: the folder itself and its language folders.
    case bundle

    /// All depths, for the sources of an app that is not built into a bundle.
    case sources
  }

  let url: URL

  /// The asset catalogs, sorted by path.
  private(set) var catalogs: [AssetCatalog] = []

  /// The loose files by name; of files with the same name, the first by path.
  private(set) var files: [String: URL] = [:]

  /// The localized files by language and name.
  private(set) var localized: [String: [String: URL]] = [:]

  init(_ url: URL, depth: Depth = .bundle) {
    self.url = url
    read(url, depth)
    if depth == .bundle {
      // Bundles for macOS.
      read(url.appendingPathComponent("Contents/Resources"), depth)
    }
  }

  /// The development language specified by the bundle.
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

  /// Whether a folder contains build products or the files of others.
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
