import Foundation

/// A mirror of a package, with an additional program that links its previews or its app.
///
/// The mirror is the package's own manifest with some lines added, so that every target is available, whether or not it
/// is in a product. A target with an entry point becomes a library, whose entry point has another name.
struct PackageMirror {
  /// The content to look for in the sources.
  enum Content: String {
    /// Any Swift file.
    case sources = ""
    case previews = #"#Preview\b|\bPreviewProvider\b"#
    case app = #":\s*(SwiftUI\.)?App\b"#
  }

  /// The name of the program.
  static let program = "FlowPreviewProgram"

  let manifest: String
  /// The targets with that content.
  let targets: [Target]
  private let folder: URL

  /// A target of the package.
  struct Target {
    let name: String
    let sources: SourceFolder
  }

  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - content: The content of the targets to link.
  /// - Throws: `CommandError` if the manifest cannot be read, or if no target has that content.
  init(of folder: URL, _ content: Content) throws {
    self.folder = folder
    let (text, status) = try Subprocess.swift("package", ["describe", "--type", "json"], package: folder)
      .output(errors: false)
    guard status == 0, let package = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
      throw CommandError.noManifest(folder.path)
    }
    let all = try package.targets.filter { ["library", "executable"].contains($0.type) }
      .map { Target(name: $0.name, sources: try SourceFolder(folder.appendingPathComponent($0.path).path)) }
    targets = try all.filter { try Self.contains(content, in: $0.sources) }
    switch content {
    case _ where !targets.isEmpty: break
    case .sources: throw CommandError.noSwiftFiles(folder.path)
    case .previews: throw CommandError.noPreviews
    case .app: throw CommandError.noApp(folder.path)
    }
    let own = Self.withKnownTools(
      try SourceFolder.text(of: folder.appendingPathComponent("Package.swift")))
    let modules = try all.map { ($0.name, AppleModules(importedBy: try $0.sources.texts())) }
    manifest =
      own
      + Self.addition(
        to: folder, targets.map(\.name), modules, options: content == .sources ? CheckCommand.compilerOptions : [])
  }

  /// The source of the program.
  static let main = """
    import FlowPreviews

    @main
    enum Main {
      static func main() { PreviewRunner.main() }
    }

    """

  /// Writes the manifest and the program, and links the sources.
  func write(in scratch: ScratchPackage) throws {
    try scratch.write(["\(Self.program)/Main.swift": Self.main])
    for entry in try entries() { try scratch.link(entry.lastPathComponent, to: entry) }
  }

  /// The entries of the package's folder except its manifest and hidden files.
  func entries() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !$0.hasPrefix("Package") }
      .sorted().map(folder.appendingPathComponent)
  }

  private static func contains(_ content: Content, in sources: SourceFolder) throws -> Bool {
    let expression = try Regex(content.rawValue)
    return sources.files.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains(expression)
    }
  }

  /// The required part of the output of `swift package describe`.
  private struct Description: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String
    }
  }
}

// MARK: - Added lines

extension PackageMirror {
  /// Lines for the end of a manifest whose package is the variable `package`, as the package manager requires.
  ///
  /// - Parameters:
  ///   - folder: The base of the manifest's relative paths.
  ///   - targets: The names of the targets that the program links.
  ///   - modules: The imports of Apple's modules, for a package that does not depend on SwiftUIFlowTesting itself.
  ///   - options: Additional compiler options for all targets.
  static func addition(
    to folder: URL, _ targets: [String], _ modules: [(target: String, modules: AppleModules)], options: [String] = []
  ) -> String {
    let names = list(targets)
    let aliases = modules.map { target, modules in
      "\(ScratchPackage.literal(target)): (\(list(modules.products)), \(list(modules.options)))"
    }
    return """


      // What follows was added by `flow`.
      import Foundation

      do {
        let reached: [String] = \(names)
        let aliases: [String: (products: [String], options: [String])] = [\(aliases.isEmpty ? ":" : aliases.joined(separator: ", "))]
        let folder = \(ScratchPackage.literal(folder.path))
        let flow = \(ScratchPackage.literal(ScratchPackage.root.path))
        var flowName = "SwiftUIFlowTesting"
        var hasFlow = false

        // Relative paths start from another folder now, and there is one SwiftUIFlowTesting: the one of the command.
        package.dependencies = package.dependencies.compactMap { dependency in
          let name: String?
          let location: String
          var path: String?
          switch dependency.kind {
          case .fileSystem(let own, let given):
            name = own
            let absolute = given.hasPrefix("/") || given.hasPrefix("~") ? given : folder + "/" + given
            path = URL(fileURLWithPath: absolute).standardizedFileURL.path
            location = path ?? given
          case .sourceControl(let own, let url, _): (name, location) = (own, url)
          default: return dependency
          }
          let last = location.split(separator: "/").last.map(String.init) ?? location
          let base = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
          if path == flow || (name ?? base).lowercased() == "swiftuiflowtesting" {
            flowName = name ?? base
            hasFlow = true
            return nil
          }
          return path.map { .package(name: name ?? base, path: $0) } ?? dependency
        }
        package.dependencies.append(.package(name: flowName, path: flow))

        func entryPoint(_ name: String) -> String { name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "Main" }
        package.products.removeAll { $0 is Product.Executable }
        package.targets = package.targets.map { target in
          let own = folder + "/" + (target.path ?? "Sources/" + target.name)
          // Code at the top level of a file is no library's.
          let isProgram = FileManager.default.fileExists(atPath: own + "/main.swift")
          guard target.type == .executable, reached.contains(target.name), !isProgram else { return target }
          return .target(
            name: target.name, dependencies: target.dependencies, path: target.path, exclude: target.exclude,
            sources: target.sources, resources: target.resources, publicHeadersPath: target.publicHeadersPath,
            cSettings: target.cSettings, cxxSettings: target.cxxSettings,
            swiftSettings: (target.swiftSettings ?? []) + [
              .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint(target.name)])
            ],
            linkerSettings: target.linkerSettings, plugins: target.plugins)
        }
        for target in package.targets where target.type == .regular && !hasFlow {
          let alias = aliases[target.name] ?? ([], [])
          target.dependencies += (["SwiftUI"] + alias.products).map { .product(name: $0, package: flowName) }
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(alias.options)]
        }
        for target in package.targets where reached.contains(target.name) {
          let options: [String] = \(list(options))
          if !options.isEmpty { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(options)] }
        }
        let libraries = package.targets.filter { $0.type == .regular && reached.contains($0.name) }.map(\\.name)
        package.targets.append(
          .executableTarget(
            name: \(ScratchPackage.literal(program)),
            dependencies: libraries.map { .target(name: $0) } + [.product(name: "FlowPreviews", package: flowName)],
            path: \(ScratchPackage.literal(program))))
      }

      """
  }

  /// Raises the tools version of an older manifest to the one that the added lines need.
  ///
  /// The language mode of the sources stays that of the older version, Swift 5; version 6 would change it.
  static func withKnownTools(_ manifest: String) -> String {
    let line = /^\/\/\s*swift-tools-version\s*:\s*(\d+)\.(\d+)[^\n]*/.ignoresCase()
    guard let match = manifest.prefixMatch(of: line), let major = Int(match.1), let minor = Int(match.2) else {
      return manifest
    }
    if (major, minor) >= (5, 9) { return manifest }
    return "// swift-tools-version: 5.9" + manifest[match.range.upperBound...]
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(ScratchPackage.literal).joined(separator: ", ") + "]"
  }
}
