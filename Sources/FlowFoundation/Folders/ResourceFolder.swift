import AssetCatalogs
import Foundation

/// A folder of resources on disk: asset catalogs, string tables and loose files.
package struct ResourceFolder: Sendable {
  /// The depth at which resources are found.
  package enum Depth: Hashable, Sendable {
    /// A bundle: the folder itself and its language folders.
    case bundle

    /// All depths, for the sources of an app that is not built into a bundle.
    case sources
  }

  package let url: URL

  /// The asset catalogs, sorted by path.
  package private(set) var catalogs: [AssetCatalog] = []

  /// The data models of Core Data, sorted by path.
  package private(set) var models: [URL] = []

  /// The loose files by name; of files with the same name, the first by path.
  package private(set) var files: [String: URL] = [:]

  /// The localized files by language and name.
  package private(set) var localized: [String: [String: URL]] = [:]

  /// The development language specified by the bundle.
  package private(set) var developmentLanguage: String?

  /// The fonts that the bundle provides for its app.
  package private(set) var fonts: [String] = []

  /// The reason why `Info.plist` cannot be read, as a sentence.
  package private(set) var informationFault: String?

  /// One sentence for each file that cannot be read, apart from those that are read when they are needed.
  package var faults: [String] { catalogs.flatMap(\.faults) + (informationFault.map { [$0] } ?? []) }

  package init(_ url: URL, depth: Depth = .bundle) {
    self.url = url
    var visits = FolderVisits(from: url)
    read(url, depth, &visits)
    if depth == .bundle {
      // Bundles for macOS.
      read(url.appendingPathComponent("Contents/Resources"), depth, &visits)
    }
    readInformation()
  }

  /// The name of a file in messages: its path from the folder on.
  package func name(of file: URL) -> String { url.lastPathComponent + file.path.dropFirst(url.path.count) }

  private mutating func readInformation() {
    guard let file = files["Info.plist"] else { return }
    do throws(FileFault) {
      let information = try PropertyListFile.dictionary(in: FileContents.data(of: file))
      developmentLanguage = information["CFBundleDevelopmentRegion"] as? String
      fonts = information["UIAppFonts"] as? [String] ?? []
    } catch {
      informationFault =
        "The file '\(name(of: file))' cannot be read: \(error). Its fonts and its language are not used."
    }
  }

  private mutating func read(_ folder: URL, _ depth: Depth, _ visits: inout FolderVisits) {
    // Another name of a folder has no further files.
    guard (try? visits.begin(folder)) == true else { return }
    for child in AssetCatalog.children(of: folder) {
      switch child.pathExtension {
      case "xcassets": catalogs.append(AssetCatalog(contentsOf: child))
      case "xcdatamodeld", "xcdatamodel", "momd": models.append(child)
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
          read(child, depth, &visits)
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
