import FlowReports
import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
  let name: String
  /// `com.apple.product-type.application` and others.
  let productType: String
  /// Swift files and asset catalogs.
  let files: [URL]
  /// Files of other languages, which are not compiled here.
  let otherSources: [URL]
  /// Swift files that are listed and do not exist.
  let missing: [URL]
  /// The names of the project's targets it depends on.
  let dependencies: [String]
  /// The package products it depends on.
  let packages: [String]
  /// Configuration files that are required and cannot be read.
  let missingSettings: [URL]
  private let settings: BuildSettings

  init(_ target: ProjectObject, _ objects: ProjectObjects, _ paths: ProjectPaths) throws {
    name = target.string("name") ?? ""
    productType = target.string("productType") ?? ""
    let configurations = [objects.project, target].map { Self.configuration(of: $0, objects) }
    let base = configurations.map { $0.flatMap { Self.base(of: $0, paths) } }
    missingSettings = base.flatMap { $0?.missing ?? [] }
    settings = BuildSettings(
      layers: zip(base, configurations).flatMap { [$0?.settings ?? [], $1?.settings ?? []] },
      configuration: configurations[1]?.string("name") ?? configurations[0]?.string("name") ?? "Debug",
      builtIn: ["TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configurations[1]?.string("name") ?? "Debug"])
    dependencies = objects.all("dependencies", of: target)
      .compactMap { objects[$0.string("target")]?.string("name") }
    packages = objects.all("packageProductDependencies", of: target).compactMap { $0.string("productName") }
    let listed = objects.all("buildPhases", of: target)
      .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.kind) }
      .flatMap { objects.all("files", of: $0) }.compactMap { $0.string("fileRef").flatMap { paths[$0] } }
    let all = try Set(listed + Self.synchronized(target, objects, paths)).sorted { $0.path < $1.path }
    files = all.filter { ["swift", "xcassets"].contains($0.pathExtension) && Self.exists($0) }
    missing = all.filter { $0.pathExtension == "swift" && !Self.exists($0) }
    otherSources = all.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
  }

  var isUITest: Bool { productType == "com.apple.product-type.bundle.ui-testing" }
  var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }
  var isLibrary: Bool { productType.hasPrefix("com.apple.product-type.framework") || productType.contains(".library.") }
  var isApp: Bool { productType == "com.apple.product-type.application" }

  /// The name of the app under test.
  var testedApp: String? { settings["TEST_TARGET_NAME"] }

  /// The name of its module.
  var module: String {
    SourceFolder.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
  }

  /// The language mode of its sources: 5 or 6.
  var languageMode: String? { settings["SWIFT_VERSION"].map { $0.hasPrefix("6") ? "6" : "5" } }

  /// Whether declarations are isolated to the main actor by default.
  var isOnMainActor: Bool { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The configuration Debug, otherwise the first one.
  private static func configuration(of object: ProjectObject, _ objects: ProjectObjects) -> ProjectObject? {
    guard let list = objects[object.string("buildConfigurationList")] else { return nil }
    let configurations = objects.all("buildConfigurations", of: list)
    return configurations.first { $0.string("name") == "Debug" } ?? configurations.first
  }

  /// The file that a configuration is based on: one of the project's files, or one in a synchronized folder.
  private static func base(of configuration: ProjectObject, _ paths: ProjectPaths) -> ConfigurationFile? {
    if let file = configuration.string("baseConfigurationReference").flatMap({ paths[$0] }) {
      return ConfigurationFile(file, root: paths.root)
    }
    guard let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ConfigurationFile(folder.appendingPathComponent(path), root: paths.root)
  }

  /// The files of a target's synchronized folders, except the exceptions.
  private static func synchronized(
    _ target: ProjectObject, _ objects: ProjectObjects, _ paths: ProjectPaths
  ) throws -> [URL] {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    return try objects.all("PBXFileSystemSynchronizedRootGroup").flatMap { group -> [URL] in
      guard let folder = paths[group.id] else { return [] }
      let exceptions = objects.all("exceptions", of: group).filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") }.map { folder.appendingPathComponent($0).standardizedFileURL }
      // In a folder of another target, the exceptions are the files that belong to this one.
      if !own.contains(group.id) { return exceptions }
      return try contents(of: folder).filter { file in
        !exceptions.contains { file == $0 || file.path.hasPrefix($0.path + "/") }
      }
    }
  }

  /// The files in a folder; a catalog counts as one.
  private static func contents(of folder: URL) throws -> [URL] {
    let all = try FolderContents(of: folder)
    let catalogs = all.regularFiles.compactMap { file -> URL? in
      guard let end = file.pathComponents.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
      return URL(fileURLWithPath: NSString.path(withComponents: Array(file.pathComponents[...end])))
    }
    return all.regularFiles.filter { $0.pathExtension != "swift" } + all.swiftFiles + Set(catalogs)
  }
}
