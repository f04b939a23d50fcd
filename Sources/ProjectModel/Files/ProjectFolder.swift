import AssetCatalogs
import Foundation

/// The files below a folder of a project, in which a bundle such as an asset catalog is one item.
struct ProjectFolder {
  /// The paths of files and bundles, relative to the folder, sorted.
  private(set) var items: [String] = []
  /// Sentences about what is not searched.
  private(set) var notes: [String] = []

  private static let limit = 100_000

  /// - Parameters:
  ///   - folder: The folder. Links are followed, each folder once.
  ///   - whole: The paths of folders that are one item.
  init(_ folder: URL, whole: Set<String> = []) {
    var visits = FolderVisits(from: folder)
    var pending = [""]
    while let path = pending.popLast() {
      let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
      do throws(FolderVisits.Obstacle) {
        guard try visits.begin(place) else { continue }
      } catch {
        if notes.count < 20 { notes.append("The folder \(place.path) \(error), and is not searched.") }
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let item = path.isEmpty ? name : path + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(item).path, isDirectory: &isFolder)
        else { continue }
        let isOne = !isFolder.boolValue || whole.contains(item) || Self.isBundle(name)
        if isOne { items.append(item) } else { pending.append(item) }
      }
      guard items.count <= Self.limit else {
        notes.append("The folder \(folder.path) has more than \(Self.limit) files, and the others are left out.")
        break
      }
    }
    items.sort()
  }

  /// Whether a folder is one file for a person.
  static func isBundle(_ name: String) -> Bool {
    bundles.contains((name as NSString).pathExtension.lowercased())
  }

  private static let bundles: Set<String> = [
    "app", "appex", "bundle", "dae", "docc", "framework", "icon", "mlpackage", "mlmodelc", "playground", "rcproject",
    "reality", "realitycomposerpro", "rkassets", "scnassets", "scncache", "spriteatlas", "storekit", "usdz", "xcassets",
    "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcplayground", "xcstickers",
    "xcworkspace", "atlas", "car",
  ]
}
