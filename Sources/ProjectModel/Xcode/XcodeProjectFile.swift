import AssetCatalogs
import Foundation

/// The targets of one Xcode project file.
struct XcodeProjectFile {
  /// Its path.
  let location: URL
  /// The base folder of its paths.
  let root: URL
  private(set) var targets: [TargetDraft] = []
  private(set) var packages: [PackageReference] = []
  /// The projects that it contains.
  private(set) var subprojects: [URL] = []
  private(set) var notes: [String] = []

  /// - Parameter location: A folder with the extension `xcodeproj`.
  init(_ location: URL, _ options: Project.Options) throws(FileFault) {
    self.location = location
    let objects = try ProjectObjects(contentsOf: location.appendingPathComponent("project.pbxproj"))
    let paths = ProjectPaths(objects, folder: location.deletingLastPathComponent())
    root = paths.root
    let references = XcodePackages(objects, paths)
    packages = references.all
    subprojects = objects.all("PBXFileReference").compactMap { paths[$0.id] }.filter { $0.pathExtension == "xcodeproj" }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    // Every target has the settings of the project.
    let configurations = XcodeConfigurations(objects.project, objects)
    notes += configurations.levels(configurations.name(options.configuration), objects, paths).notes
    var folders = SynchronizedFolders(objects, paths)
    var known: Set<String> = []
    for object in objects.all("targets", of: objects.project) {
      guard let name = object.string("name"), known.insert(name).inserted else {
        notes.append(
          "\(location.path) has a target without a name of its own ('\(object.string("name") ?? "")'), which is left out."
        )
        continue
      }
      let reader = XcodeTargetReader(
        object, name, objects, paths, references, location: location, options: options)
      targets.append(reader.draft(&folders))
    }
  }
}
