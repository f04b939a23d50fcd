import Foundation

/// Reads a target of an app package, such as `.executableTarget(name: "AppModule", path: ".")`.
struct AppPackageTarget {
  private let name: String
  private let value: SwiftValue
  private let product: AppProduct
  private let packages: AppPackageDependencies
  private let file: URL
  private let kind: TargetKind
  private let others: [SwiftValue]

  /// - Parameter others: The targets of the package.
  init?(
    _ value: SwiftValue, _ product: AppProduct, _ packages: AppPackageDependencies, _ file: URL, others: [SwiftValue]
  ) {
    guard let name = value["name"]?.text else { return nil }
    switch value.name {
    case "executableTarget": kind = .app
    case "target": kind = product.targets.contains(name) ? .app : .staticLibrary
    case "testTarget": kind = .unitTests
    default: return nil
    }
    self.name = name
    self.value = value
    self.product = product
    self.packages = packages
    self.file = file
    self.others = others
  }

  private var root: URL { file.deletingLastPathComponent() }

  func draft(_ languageMode: String, _ options: Project.Options) -> TargetDraft {
    var level: [BuildSettings.Assignment] = [
      ("PRODUCT_MODULE_NAME", SettingOperation.identifier(name)), ("SWIFT_VERSION", languageMode),
      ("SUPPORTED_PLATFORMS", ProjectPlatform.iOS.sdks.joined(separator: " ")),
    ]
    level += kind == .app ? product.settings : []
    if kind == .unitTests, let app = product.name {
      level.append(("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/\(app).app/\(app)"))
    }
    level += settings
    let context = SettingCondition.Context(configuration: options.configuration ?? "Debug", platform: options.platform)
    var draft = TargetDraft(
      id: ProjectTarget.ID(project: file.path, name: name), kind: kind, root: root,
      settings: BuildSettings(levels: [level], context))
    if kind == .app { draft.infoValues = product.information }
    draft.dependencies = dependencies
    addFiles(to: &draft)
    return draft
  }

  // MARK: - Settings

  /// The settings of an Xcode project for those of the target.
  private var settings: [BuildSettings.Assignment] {
    var flags: [String] = []
    var conditions: [String] = []
    for setting in value["swiftSettings"]?.members ?? [] {
      let text = setting[nil]?.text ?? ""
      switch setting.name {
      case "define": conditions.append(text)
      case "enableUpcomingFeature": flags += ["-enable-upcoming-feature", text]
      case "enableExperimentalFeature": flags += ["-enable-experimental-feature", text]
      case "unsafeFlags": flags += (setting[nil]?.members ?? []).compactMap(\.text)
      default: break
      }
    }
    let isolated = (value["swiftSettings"]?.members ?? []).contains { $0.name == "defaultIsolation" }
    return [
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", (["DEBUG"] + conditions).joined(separator: " ")),
      ("OTHER_SWIFT_FLAGS", flags.joined(separator: " ")),
    ] + (isolated ? [("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")] : [])
  }

  private var dependencies: [TargetDependency] {
    let own = Set(others.compactMap { $0["name"]?.text })
    return (value["dependencies"]?.members ?? []).compactMap { dependency in
      guard let name = dependency["name"]?.text ?? dependency.text else { return nil }
      if dependency.name != "product", own.contains(name) {
        return .target(ProjectTarget.ID(project: file.path, name: name))
      }
      return .packageProduct(name, packages[dependency["package"]?.text ?? (dependency.text == nil ? nil : name)])
    }
  }

  // MARK: - Files

  private var folder: URL { Self.folder(of: value, in: root) }

  private static func folder(of target: SwiftValue, in root: URL) -> URL {
    let name = target["name"]?.text ?? ""
    let path = target["path"]?.text ?? (target.name == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
    return root.appendingPathComponent(path).standardizedFileURL
  }

  private func addFiles(to draft: inout TargetDraft) {
    let folder = folder
    let inner = others.map { Self.folder(of: $0, in: root) }.filter { $0.path.hasPrefix(folder.path + "/") }
    let excluded =
      (value["exclude"]?.members ?? []).compactMap(\.text)
      + inner.map {
        String($0.path.dropFirst(folder.path.count + 1))
      }
    let whole = Set(
      (value["resources"]?.members ?? []).filter { $0.name == "copy" || $0.name == "embedInCode" }
        .compactMap { $0[nil]?.text })
    let named = (value["resources"]?.members ?? []).compactMap { $0[nil]?.text }
    let contents = ProjectFolder(folder, whole: whole)
    draft.notes += contents.notes
    for item in contents.items where !excluded.contains(where: { item == $0 || item.hasPrefix($0 + "/") }) {
      if item == "Package.swift" || item == "Package.resolved" { continue }
      let place = folder.appendingPathComponent(item)
      let isNamed = named.contains { item == $0 || item.hasPrefix($0 + "/") || $0 == "." }
      switch FileRole(item) {
      case .resource where isNamed || Self.isKnownResource(item): draft.files.add(place, as: .resource)
      case .resource, .none: break
      case let role: draft.files.add(place, as: whole.contains(item) ? .resource : role)
      }
    }
  }

  /// Whether Xcode puts a file into the product although the manifest does not name it.
  private static func isKnownResource(_ item: String) -> Bool {
    let types = ["xcassets", "xcstrings", "storyboard", "xib", "nib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel"]
    return types.contains((item as NSString).pathExtension.lowercased()) || item.contains(".lproj/")
  }
}
