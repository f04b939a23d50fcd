import DataModels
import FlowReports
import Foundation
import ProjectModel
import SourcePreparation

/// A product of a package that a target of a project depends on.
struct PackageProduct: Hashable {
  let name: String
  /// The package, unless the project does not say.
  let package: PackageReference?

  /// Whether it may be one of a package, as far as the project says.
  func isPossible(in reference: PackageReference) -> Bool {
    switch (package, reference) {
    case (nil, _), (.named, _): true
    // A package in a folder is used instead of the one with its name that the project fetches.
    case (.remote(let url, _), .local(let folder)):
      PackageLocation.identity(of: url) == PackageLocation.identity(of: folder)
    default: package == reference
    }
  }
}

/// The contents of a module: files and folders, which are linked into the folder of its target.
struct SourceModule {
  enum Kind {
    /// An app, or a part of one.
    case app
    case uiTests
    case unitTests
    /// A library that UI tests import.
    case testLibrary

    /// The name of the target type in a manifest.
    var target: String { isTest ? "testTarget" : "target" }

    var isTest: Bool { self == .uiTests || self == .unitTests }

    /// The product that such a module depends on.
    var product: String { self == .app ? "SwiftUI" : "XCUIAutomation" }
  }

  let name: String
  var kind: Kind
  /// The files and folders of the module, by their name in the target's folder.
  let entries: [String: URL]
  /// Entries of its folders that are not part of the module, by their path in the target's folder.
  var exclude: [String] = []
  /// The names of the modules it depends on.
  var dependencies: [String] = []
  /// The names of the modules that stand for others and that it imports.
  var standIns: [String] = []
  /// The package products it depends on.
  var products: [PackageProduct] = []
  /// Modules that all its files see, because a header imports them.
  var commonModules: [String] = []
  /// The language mode of its sources, if known: 5 or 6.
  var languageMode: String?
  /// The settings of its target in a manifest.
  var settings: [String] = []
  /// The folders of its catalogs, strings and fonts.
  var resources: [URL] = []
  /// The resources of a target of a project, which have their own folder.
  var product: ProductResources?
  /// The data models of Core Data and the learned models of a target of a project.
  private var models: [URL] = []
  /// Files that are not compiled here, because they are not Swift.
  var leftOut: [URL] = []
  /// Sentences about what is left out of a target of a project.
  var notes: [String] = []

  /// Its Swift files.
  var swiftFiles: [URL] {
    entries.values.flatMap { entry in
      entry.pathExtension == "swift" ? [entry] : (try? SourceFolder(entry.path).files) ?? []
    }
  }

  /// Creates a module from folders; the first one gives it its name.
  ///
  /// - Parameters:
  ///   - tests: Folders inside them that are not part of the module.
  ///   - isolation: The isolation of declarations that state none, as an option has it.
  init(folders paths: [String], without tests: [URL] = [], isolation: String? = nil) throws {
    let folders = try paths.map { try SourceFolder($0) }
    name = folders.first?.module ?? ""
    kind = folders.contains { Self.isForTests($0.files) } ? .testLibrary : .app
    entries = Self.entries(folders.map(\.folder)) { $0.lastPathComponent }
    exclude = entries.sorted { $0.key < $1.key }.flatMap { name, folder in
      tests.filter { $0.path.hasPrefix(folder.path + "/") }.map { name + $0.path.dropFirst(folder.path.count) }
    }
    resources = folders.map(\.folder)
    if isolation == "MainActor" { settings = [ResolvedSettings.mainActorSetting] }
  }

  /// Creates a module from folders of tests, and from single files that they share with the app; these are compiled in
  /// both modules, as by Xcode.
  init(tests paths: [String], of app: String) throws {
    name = app + "UITests"
    kind = .uiTests
    var found: [(file: URL, folder: URL)] = []
    for path in paths.map({ URL(fileURLWithPath: $0).standardizedFileURL }) {
      let isFile = path.pathExtension == "swift"
      let files = isFile ? [path] : try SourceFolder(path.path).files
      found += files.map { ($0, path.deletingLastPathComponent()) }
      if !isFile {
        leftOut += try FolderContents(of: path).regularFiles.filter { ["m", "mm"].contains($0.pathExtension) }
      }
    }
    if found.isEmpty { throw CommandError.noSwiftFiles(paths.joined(separator: ", ")) }
    let folders = found.reduce(into: [:]) { $0[$1.file] = $1.folder }
    entries = Self.entries(found.map(\.file)) { Self.flat($0, below: folders[$0] ?? $0) }
  }

  /// Creates a module from a target of a project.
  init(_ target: ProjectTarget, in project: Project) throws {
    name = target.moduleName
    kind = target.kind == .uiTests ? .uiTests : target.kind == .unitTests ? .unitTests : .app
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    entries = Self.entries(target.sources + catalogs) { Self.flat($0, below: project.root) }
    if target.sources.isEmpty {
      throw CommandError.noSwiftFiles("the target \(target.name) of \(project.location.path)")
    }
    dependencies = project.libraries(of: target).map(\.moduleName)
    products = target.dependencies.compactMap {
      if case .packageProduct(let name, let package) = $0 { PackageProduct(name: name, package: package) } else { nil }
    }
    commonModules = HeaderImports.modules(of: target, in: project)
    settings = target.settings.manifestSettings + (catalogs.isEmpty ? [] : target.settings.assetSymbolSettings)
    languageMode = target.settings.manifestLanguageMode
    notes = target.notes
    models = target.resources.filter {
      Self.isModel($0.lastPathComponent) && !target.copiedResources.contains($0)
    }
    let product = try ProductResources(of: target)
    resources = [product.folder]
    self.product = product
  }

  /// The top-level entries without sources, if the sources use the bundle that the package manager creates from them.
  func bundleResources() throws -> [String] {
    let texts = try swiftFiles.map(SourceFolder.text)
    guard texts.contains(where: { $0.contains("Bundle.module") || $0.contains("bundle: .module") }) else { return [] }
    return try entries.sorted { $0.key < $1.key }.filter { !["swift", "xcassets"].contains($0.value.pathExtension) }
      .flatMap { name, folder in try SourceFolder(folder.path).resources().map { "\(name)/\($0)" } }
  }

  /// The sources of the classes that Xcode generates for the entities of the module's data models.
  ///
  /// A model that cannot be read is left out, with a warning.
  ///
  /// - Parameter overrides: What extensions of these classes override.
  func managedClasses(_ overrides: ForwardedOverrides) throws -> [String: SourceCopy.Entry] {
    try Self.managedClasses(of: allModels, overrides)
  }

  /// The names of the classes that are generated for data models.
  static func managedClassNames(of models: [URL]) -> Set<String> {
    models.filter { DataModelFolder.isModel($0.lastPathComponent) }.reduce(into: []) { names, folder in
      // A model that cannot be read is reported when its classes are made.
      if let model = try? DataModelFolder(folder).model() { names.formUnion(ManagedClassSource(model).classNames) }
    }
  }

  /// The sources of the classes that Xcode generates for the entities of data models; other models are passed over.
  static func managedClasses(
    of models: [URL], _ overrides: ForwardedOverrides
  ) throws -> [String: SourceCopy.Entry] {
    var sources: [String: SourceCopy.Entry] = [:]
    let dataModels = models.filter { DataModelFolder.isModel($0.lastPathComponent) }
    for folder in dataModels.sorted(by: { $0.path < $1.path }).map({ DataModelFolder($0) }) {
      do {
        guard let text = ManagedClassSource(try folder.model(), members: overrides.declarations).text() else {
          continue
        }
        sources["FlowDataModel-\(folder.name).swift"] = .text(text)
      } catch {
        Output.note(.unreadableDataModel(folder.url.path, reason: "\(error)"))
      }
    }
    return sources
  }

  /// The sources of the classes that Xcode generates for learned models.
  ///
  /// A model that cannot be read is left out, with a warning.
  func learnedModelClasses() throws -> [String: SourceCopy.Entry] {
    var sources: [String: SourceCopy.Entry] = [:]
    for file in try allModels where LearnedModel.isModel(file.lastPathComponent) {
      guard let model = LearnedModel(file) else {
        Output.note(.unreadableLearnedModel(file.path))
        continue
      }
      sources["FlowLearnedModel-\(LearnedModelSource.className(model.name)).swift"] = .text(
        LearnedModelSource(model).text())
    }
    return sources
  }

  /// The sources of the classes that Xcode generates for definitions of intents.
  ///
  /// A definition that cannot be read is left out, with a warning.
  ///
  /// - Parameter framework: The name that the module has for Apple's framework.
  func intentClasses(importing framework: String) throws -> [String: SourceCopy.Entry] {
    var sources: [String: SourceCopy.Entry] = [:]
    for file in try allModels where IntentDefinition.isDefinition(file.lastPathComponent) {
      guard let definition = IntentDefinition(file) else {
        Output.note(.unreadableIntents(file.path))
        continue
      }
      sources["FlowIntents-\(definition.name).swift"] = .text(
        IntentClassSource(definition).text(importing: framework))
    }
    return sources
  }

  var allModels: [URL] {
    get throws { product == nil ? try entries.values.flatMap(Self.models) : models }
  }

  private static func isModel(_ name: String) -> Bool {
    DataModelFolder.isModel(name) || DataMapping.isMapping(name) || LearnedModel.isModel(name)
      || IntentDefinition.isDefinition(name)
  }

  /// The models in a folder.
  static func models(in folder: URL) throws -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return children.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let child = folder.appendingPathComponent(name)
      if isModel(name) { return [child] }
      return (name as NSString).pathExtension.isEmpty ? (try? models(in: child)) ?? [] : []
    }
  }

  /// The source of declarations that make files compile that import XCTest; empty if they have them already, or if the
  /// module is not for tests.
  var support: String {
    if kind == .app { return "" }
    let hasSupport = swiftFiles.contains {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("typealias XCTestCase") ?? false
    }
    if hasSupport || kind == .unitTests && !Self.isForTests(swiftFiles) { return "" }
    if kind == .unitTests { return Self.testCaseSupport }
    let access = kind == .testLibrary ? "public " : ""
    return """
      @_exported import XCUIAutomation

      \(access)typealias XCTestCase = UITestCase

      // While a test sleeps, the app goes on.
      @discardableResult \(access)func sleep(_ seconds: UInt32) -> UInt32 { XCUIAutomation.sleep(Int(seconds)) }
      @discardableResult \(access)func usleep(_ microseconds: UInt32) -> Int32 { XCUIAutomation.usleep(Int(microseconds)) }

      """
  }

  /// The declarations with which unit tests have XCTest's API of Apple's systems.
  static let testCaseSupport = """
    @_exported import XCUIAutomation

    typealias XCTestCase = UITestCase

    """

  static func isForTests(_ files: [URL]) -> Bool {
    files.contains { file in
      let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(whereSeparator: \.isNewline) ?? []
      return lines.contains { $0.hasSuffix("import XCTest") }
    }
  }

  /// Warns about excluded files.
  func warnOfFilesLeftOut() {
    for file in leftOut { Output.note(.notSwift(file.path)) }
    for note in notes { Output.note(.warning(note)) }
  }

  /// The entries for files or folders, each under its own name: `a/b.swift` and `a+b.swift` have one flat name.
  ///
  /// - Parameter name: The name of a file, unless another one has it.
  private static func entries(_ files: [URL], name: (URL) -> String) -> [String: URL] {
    var entries: [String: URL] = [:]
    for file in Set(files).sorted(by: { $0.path < $1.path }) {
      let plain = name(file)
      // Longer names than a file system has.
      let isLong = plain.utf8.count > 200
      let short = isLong ? "\(PathHash(file).text)-\(file.lastPathComponent.suffix(100))" : plain
      var unique = short
      var number = 2
      while entries[unique] != nil {
        let base = (short as NSString).deletingPathExtension
        let type = (short as NSString).pathExtension
        unique = "\(base)-\(number)\(type.isEmpty ? "" : "." + type)"
        number += 1
      }
      entries[unique] = file
    }
    return entries
  }

  /// Converts the path of a file to a single name.
  private static func flat(_ file: URL, below folder: URL) -> String {
    let isBelow = file.path.hasPrefix(folder.path + "/")
    return (isBelow ? file.path.dropFirst(folder.path.count + 1) : file.path.dropFirst())
      .replacingOccurrences(of: "/", with: "+")
  }
}
