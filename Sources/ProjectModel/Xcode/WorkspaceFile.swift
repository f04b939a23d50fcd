import AssetCatalogs
import Foundation

/// The contents of a workspace: projects, and folders with packages.
struct WorkspaceFile {
  private(set) var projects: [URL] = []
  private(set) var packages: [URL] = []
  private(set) var notes: [String] = []

  /// - Parameter location: A folder with the extension `xcworkspace`.
  init(_ location: URL) throws(FileFault) {
    let root = try MarkupElement.read(location.appendingPathComponent("contents.xcworkspacedata"))
    let folder = location.deletingLastPathComponent()
    for (element, around) in root.descendants("FileRef") {
      let text = element.attributes["location"] ?? ""
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let place = Self.place(parts[0], parts[1], around, folder) else {
        notes.append(
          "The workspace \(location.path) names '\(text)', which is not read: a place as in group:App was expected.")
        continue
      }
      add(place, in: location)
    }
  }

  private static func place(_ kind: String, _ path: String, _ around: [MarkupElement], _ folder: URL) -> URL? {
    switch kind {
    case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
    case "container": return InformationList.file(path, folder)
    // A workspace in a project stands for the project.
    case "self": return path.isEmpty ? folder : InformationList.file(path, folder)
    case "group":
      let groups = around.filter { $0.name == "Group" }.compactMap { $0.attributes["location"] }
      let inner = groups.reduce(folder) { base, location in
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return base }
        return InformationList.file(String(parts[1]), parts[0] == "group" ? base : folder)
      }
      return path.isEmpty ? inner : InformationList.file(path, inner)
    default: return nil
    }
  }

  private mutating func add(_ place: URL, in location: URL) {
    if place.pathExtension == "xcodeproj" {
      guard FileManager.default.fileExists(atPath: place.path) else {
        let folder = location.deletingLastPathComponent()
        // Its pods are named.
        if place.path == PodReader.project(in: folder).path, Podfile(in: folder) != nil { return }
        notes.append("The workspace \(location.path) names the project \(place.path), which is not there.")
        return
      }
      projects.append(place)
    } else if XcodePackages.isPackage(place) {
      packages.append(place)
    } else if !FileManager.default.fileExists(atPath: place.path) {
      notes.append("The workspace \(location.path) names \(place.path), which is not there.")
    }
  }
}
