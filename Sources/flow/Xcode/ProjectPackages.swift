import Foundation

/// The packages that an Xcode project names.
struct ProjectPackages {
  /// A package with an address.
  struct Remote {
    let url: String
    /// The versions, as an argument of a manifest.
    let requirement: String
    let products: Set<String>

    var identity: String {
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
  }

  private(set) var remote: [Remote] = []
  /// The folders of packages.
  private(set) var local: [URL] = []
  /// `Package.resolved`, if there is one.
  let resolved: URL?

  init(_ objects: ProjectObjects, _ paths: ProjectPaths, project: URL) {
    let products = objects.all("XCSwiftPackageProductDependency")
    for reference in objects.all("XCRemoteSwiftPackageReference") {
      guard let url = reference.string("repositoryURL") else { continue }
      let own = products.filter { $0.string("package") == reference.id }.compactMap { $0.string("productName") }
      remote.append(
        Remote(url: url, requirement: Self.requirement(reference.texts("requirement")), products: Set(own)))
    }
    let named = objects.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }
      .map { paths.root.appendingPathComponent($0) }
    // Before Xcode 15, a folder among the files was a package.
    let listed = objects.all("PBXFileReference").compactMap { paths[$0.id] }
    local = Set((named + listed).map(\.standardizedFileURL)).filter(FileManager.default.isPackage)
      .sorted { $0.path < $1.path }
    let files = ["project.xcworkspace/xcshareddata/swiftpm/Package.resolved"].map(project.appendingPathComponent)
    resolved = files.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  var isEmpty: Bool { remote.isEmpty && local.isEmpty }

  private static func requirement(_ values: [String: String]) -> String {
    let text = { (key: String) in ScratchPackage.literal(values[key] ?? "0.0.0") }
    return switch values["kind"] {
    case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
    case "exactVersion": "exact: \(text("version"))"
    case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    case "branch": "branch: \(text("branch"))"
    case "revision": "revision: \(text("revision"))"
    default: "from: \(text("minimumVersion"))"
    }
  }
}
