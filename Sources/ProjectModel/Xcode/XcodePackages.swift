import FlowReports
import Foundation

/// The packages of an Xcode project.
struct XcodePackages {
  private(set) var all: [PackageReference] = []
  private var byID: [String: PackageReference] = [:]

  init(_ objects: ProjectObjects, _ paths: ProjectPaths) {
    for object in objects.all("packageReferences", of: objects.project) {
      guard let reference = Self.reference(object, paths) else { continue }
      byID[object.id] = reference
      if !all.contains(reference) { all.append(reference) }
    }
    // Before there were references, a package was a folder among the files.
    // Groups without a path are the project's folder, too, and are no package.
    let groups = objects.all("PBXGroup").filter { !($0.string("path") ?? "").isEmpty }
    let folders = (objects.all("PBXFileReference") + groups).compactMap { paths[$0.id] }
    for folder in Set(folders).filter(Self.isPackage).sorted(by: { $0.path < $1.path })
    where !all.contains(.local(folder)) {
      all.append(.local(folder))
    }
  }

  /// Whether a folder that a project or a workspace names is a package.
  ///
  /// A manifest without a version of the tools only hides a folder from Xcode's list of a package's files.
  static func isPackage(_ folder: URL) -> Bool {
    guard PackageFolder.hasManifest(folder), let manifest = try? SwiftManifest(PackageFolder.manifest(of: folder))
    else { return false }
    return manifest.toolsVersion > 0
  }

  private static func reference(_ object: ProjectObject, _ paths: ProjectPaths) -> PackageReference? {
    switch object.kind {
    case "XCLocalSwiftPackageReference":
      let path = object.string("relativePath") ?? object.string("path") ?? ""
      return .local(InformationList.file(path, paths.root))
    case "XCRemoteSwiftPackageReference":
      return object.string("repositoryURL").map {
        .remote(url: $0, requirement: requirement(object.dictionary("requirement")))
      }
    default:
      return nil
    }
  }

  /// The versions as in a manifest.
  private static func requirement(_ fields: [String: Any]) -> String {
    func field(_ key: String) -> String { fields[key] as? String ?? "" }
    return switch field("kind") {
    case "upToNextMajorVersion": "from: \"\(field("minimumVersion"))\""
    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(field("minimumVersion"))\")"
    case "versionRange": "\"\(field("minimumVersion"))\"..<\"\(field("maximumVersion"))\""
    case "exactVersion": "exact: \"\(field("version"))\""
    case "branch": "branch: \"\(field("branch"))\""
    case "revision": "revision: \"\(field("revision"))\""
    default: ""
    }
  }

  /// The dependency of an `XCSwiftPackageProductDependency`.
  func dependency(_ object: ProjectObject?) -> TargetDependency? {
    guard let object, let name = object.string("productName"), object.kind == "XCSwiftPackageProductDependency" else {
      return nil
    }
    // A plugin is used while building, and is named with a prefix.
    if name.hasPrefix("plugin:") { return nil }
    return .packageProduct(name, object.string("package").flatMap { byID[$0] })
  }
}
