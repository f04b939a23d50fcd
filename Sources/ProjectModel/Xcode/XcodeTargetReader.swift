import Foundation

/// Reads a target of an Xcode project.
struct XcodeTargetReader {
  private let target: ProjectObject
  private let name: String
  private let objects: ProjectObjects
  private let paths: ProjectPaths
  private let packages: XcodePackages
  private let location: URL
  private let options: Project.Options

  init(
    _ target: ProjectObject, _ name: String, _ objects: ProjectObjects, _ paths: ProjectPaths,
    _ packages: XcodePackages,
    location: URL, options: Project.Options
  ) {
    self.target = target
    self.name = name
    self.objects = objects
    self.paths = paths
    self.packages = packages
    self.location = location
    self.options = options
  }

  func draft(_ folders: inout SynchronizedFolders) -> TargetDraft {
    let kind: TargetKind =
      target.kind == "PBXNativeTarget" ? TargetKind(productType: target.string("productType") ?? "") : .aggregate
    let configurations = [objects.project, target].map { XcodeConfigurations($0, objects) }
    let configuration = configurations[1].name(options.configuration) ?? configurations[0].name(options.configuration)
    let levels = configurations.map { $0.levels(configuration, objects, paths) }
    // The system is known by the settings, whatever it is: a watch app has those of watches.
    let platforms = ProjectPlatform.platforms(
      BuildSettings(
        levels: levels.flatMap(\.settings),
        SettingCondition.Context(configuration: configuration ?? "Debug", platform: options.platform)))
    let platform =
      platforms.isEmpty || platforms.contains(options.platform) ? options.platform : Self.first(of: platforms)
    let settings = BuildSettings(
      levels: levels.flatMap(\.settings),
      SettingCondition.Context(configuration: configuration ?? "Debug", platform: platform)
    ).withDefaults([(ResolvedSettings.assetSymbolExtensions, "NO"), ("DEVELOPMENT_LANGUAGE", developmentRegion)])
    let id = ProjectTarget.ID(project: location.path, name: name)
    var draft = TargetDraft(id: id, kind: kind, root: paths.root, settings: settings)
    draft.notes = levels[1].notes
    draft.namedHost = namedHost
    draft.dependencies = dependencies(platform)
    addFiles(to: &draft, platform)
    folders.add(to: &draft.files, &draft.notes, target: target, platform: platform)
    return draft
  }

  /// The language of the project. Projects of old versions of Xcode have names instead of codes.
  private var developmentRegion: String {
    let region = objects.project.string("developmentRegion") ?? "en"
    return ["English": "en", "French": "fr", "German": "de", "Japanese": "ja"][region] ?? region
  }

  private static func first(of platforms: Set<ProjectPlatform>) -> ProjectPlatform {
    ProjectPlatform.allCases.first(where: platforms.contains) ?? .iOS
  }

  /// The tested target that the project names outside of the settings.
  private var namedHost: String? {
    let all = objects.project.dictionary("attributes")["TargetAttributes"] as? [String: Any]
    let own = all?[target.id] as? [String: Any]
    return objects[own?["TestTargetID"] as? String]?.string("name")
  }

  // MARK: - Files

  private func addFiles(to draft: inout TargetDraft, _ platform: ProjectPlatform) {
    for phase in objects.all("buildPhases", of: target) {
      let files = objects.all("files", of: phase).filter { isUsed($0, platform) }
      switch phase.kind {
      case "PBXSourcesBuildPhase":
        for file in files.flatMap(locations) { draft.files.addCompiled(file) }
      case "PBXResourcesBuildPhase":
        for file in files.flatMap(locations) { draft.files.addCopied(file, as: role(ofResource: file)) }
      case "PBXCopyFilesBuildPhase" where phase.string("dstSubfolderSpec") == "7":
        for file in files.flatMap(locations) { draft.files.add(file, as: role(ofResource: file)) }
      case "PBXFrameworksBuildPhase":
        for file in files { addLinkedProduct(file, to: &draft) }
        let products = files.compactMap { packages.dependency(objects[$0.string("productRef")]) }
        for product in products where !draft.dependencies.contains(product) { draft.dependencies.append(product) }
      default: break
      }
    }
  }

  /// A source among the resources is copied, and not compiled; that is a mistake, and it is left out here.
  private func role(ofResource file: URL) -> FileRole {
    let role = FileRole(file.lastPathComponent)
    return role == .otherSource ? .resource : role == .source ? .none : role
  }

  private func isUsed(_ object: ProjectObject, _ platform: ProjectPlatform) -> Bool {
    let filters = object.platformFilters
    return filters.isEmpty || filters.contains(platform.filterName)
  }

  /// The places of a file of a build phase: all translations, or the versions of a model, which are in one folder.
  private func locations(_ file: ProjectObject) -> [URL] {
    guard let reference = objects[file.string("fileRef")] else { return [] }
    if reference.kind == "PBXVariantGroup" {
      return objects.all("children", of: reference).compactMap { paths[$0.id] }
    }
    return paths[reference.id].map { [$0] } ?? []
  }

  /// Adds the dependency on the target that builds a linked product, or the product's name, if it is of another project.
  private func addLinkedProduct(_ file: ProjectObject, to draft: inout TargetDraft) {
    guard let reference = objects[file.string("fileRef")] else { return }
    let builder = objects.all("targets", of: objects.project).first { $0.string("productReference") == reference.id }
    if let name = builder?.string("name") {
      let dependency = TargetDependency.target(ProjectTarget.ID(project: location.path, name: name))
      if !draft.dependencies.contains(dependency) { draft.dependencies.append(dependency) }
    } else if reference.kind == "PBXReferenceProxy" || reference.string("sourceTree") == "BUILT_PRODUCTS_DIR",
      let product = reference.string("path") ?? reference.string("name")
    {
      draft.linkedProducts.append(product)
    }
  }

  // MARK: - Dependencies

  private func dependencies(_ platform: ProjectPlatform) -> [TargetDependency] {
    var all: [TargetDependency] = []
    let products = objects.all("packageProductDependencies", of: target).compactMap { packages.dependency($0) }
    for dependency in objects.all("dependencies", of: target) where isUsed(dependency, platform) {
      if let id = targetID(dependency) {
        all.append(.target(id))
      } else if let product = packages.dependency(objects[dependency.string("productRef")]) {
        all.append(product)
      }
    }
    return (all + products).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func targetID(_ dependency: ProjectObject) -> ProjectTarget.ID? {
    if let own = objects[dependency.string("target")]?.string("name") {
      return ProjectTarget.ID(project: location.path, name: own)
    }
    guard let proxy = objects[dependency.string("targetProxy")], let name = proxy.string("remoteInfo") else {
      return nil
    }
    let portal = proxy.string("containerPortal")
    if portal == objects.project.id { return ProjectTarget.ID(project: location.path, name: name) }
    return portal.flatMap { paths[$0] }.map { ProjectTarget.ID(project: $0.path, name: name) }
  }
}
