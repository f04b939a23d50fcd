import Foundation

/// A target as a reader finds it, before its settings are worked out.
struct TargetDraft {
  let id: ProjectTarget.ID
  let kind: TargetKind
  /// The folder of the project.
  let root: URL
  var settings: BuildSettings
  var files = TargetFiles()
  /// Entries of the product's `Info.plist` that a manifest has.
  var infoValues: [String: InfoValue] = [:]
  /// Whether the file of these entries is made from the manifest, whatever is in it.
  var makesInformationFile = false
  var dependencies: [TargetDependency] = []
  /// Names of linked products that other targets may build.
  var linkedProducts: [String] = []
  /// The host that the project names outside of the settings.
  var namedHost: String?
  var notes: [String] = []

  init(id: ProjectTarget.ID, kind: TargetKind, root: URL, settings: BuildSettings) {
    self.id = id
    self.kind = kind
    self.root = root
    self.settings = settings.withDefaults(Self.defaults(id, kind, root, settings.condition))
  }

  /// Those settings that Xcode has for every target and that others refer to.
  private static func defaults(
    _ id: ProjectTarget.ID, _ kind: TargetKind, _ root: URL, _ condition: SettingCondition.Context
  ) -> [BuildSettings.Assignment] {
    let project = ((id.project as NSString).lastPathComponent as NSString).deletingPathExtension
    let sdk = condition.platform.simulatorSDK
    let suffix =
      switch kind {
      case .app, .appClip, .watchApp: "app"
      case .appExtension: "appex"
      case .framework: "framework"
      case .unitTests, .uiTests: "xctest"
      case .bundle: "bundle"
      default: ""
      }
    let type =
      switch kind {
      case .app, .appClip, .watchApp: "APPL"
      case .appExtension: "XPC!"
      case .framework: "FMWK"
      default: "BNDL"
      }
    return [
      ("TARGET_NAME", id.name), ("TARGETNAME", id.name), ("CONFIGURATION", condition.configuration),
      ("PROJECT_NAME", project), ("SRCROOT", root.path), ("PROJECT_DIR", root.path),
      ("SOURCE_ROOT", root.path), ("PLATFORM_NAME", sdk), ("EFFECTIVE_PLATFORM_NAME", sdk == "macosx" ? "" : "-" + sdk),
      ("BUILD_DIR", "/build"), ("BUILT_PRODUCTS_DIR", "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)"),
      ("CONFIGURATION_BUILD_DIR", "$(BUILT_PRODUCTS_DIR)"), ("TARGET_BUILD_DIR", "$(BUILT_PRODUCTS_DIR)"),
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("WRAPPER_EXTENSION", suffix), ("PRODUCT_BUNDLE_PACKAGE_TYPE", type),
      ("FULL_PRODUCT_NAME", suffix.isEmpty ? "$(PRODUCT_NAME)" : "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)"),
      ("WRAPPER_NAME", "$(FULL_PRODUCT_NAME)"), ("DEVELOPMENT_LANGUAGE", "en"),
    ]
  }

  /// The target. Its host is known only when all targets are.
  func target() -> ProjectTarget {
    var files = files
    files.leaveOut(FileNameFilter(settings))
    let information = InformationList(
      settings, added: infoValues, readsFile: !makesInformationFile, kind: kind, root: root)
    // The file of the product's information is not copied.
    let ownList = settings["INFOPLIST_FILE"].map { InformationList.file($0, root) }
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"].map {
      "\(InformationList.file($0, root).path) declares what is not Swift, and is left out."
    }
    let leftOut =
      Self.notes(files.missingSources, "not there")
      + Self.notes(files.otherSources.filter { !PodReader.isMade($0) }, "not Swift")
      + Self.notes(files.missingResources, "not there")
    let name = SettingOperation.identifier(settings["PRODUCT_MODULE_NAME"] ?? id.name)
    return ProjectTarget(
      id: id, kind: kind, platforms: ProjectPlatform.platforms(settings), moduleName: name,
      productName: settings["PRODUCT_NAME"] ?? id.name, sources: files.existingSources,
      otherSources: files.otherSources,
      missingSources: files.missingSources, resources: files.resources.filter { $0 != ownList },
      copiedResources: files.copied,
      settings: ResolvedSettings(settings), infoValues: information.values, dependencies: dependencies, testHost: nil,
      notes: notes + information.notes + leftOut + [header].compactMap(\.self))
  }

  /// A sentence about files that are left out; none if there are none.
  private static func notes(_ files: [URL], _ reason: String) -> [String] {
    if files.isEmpty { return [] }
    if files.count == 1 { return ["\(files[0].path) is \(reason), and is left out."] }
    let named = files.prefix(files.count > 6 ? 5 : files.count).map(\.path)
    let others = files.count - named.count
    let list =
      others > 0
      ? named.joined(separator: ", ") + " and \(others) others"
      : named.dropLast().joined(separator: ", ") + " and \(named[named.count - 1])"
    return ["\(list) are \(reason), and are left out."]
  }
}
