import Foundation

/// A package as it is, with a program beside its targets that has their previews or their app.
///
/// It is made of the package's own manifest, to which some lines are added: so every target can be reached, whether it is in
/// a product or not. A target with an entry point of its own becomes a library, whose entry point has another name.
struct PackageMirror {
  /// What is looked for in the sources.
  enum Content: String {
    case previews = #"#Preview\b|\bPreviewProvider\b"#
    case app = #":\s*(SwiftUI\.)?App\b"#
  }

  /// The name of the program.
  static let program = "FlowPreviewProgram"

  let manifest: String
  private let folder: URL

  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - content: What the targets have that are linked in.
  /// - Throws: `CommandError` if the manifest cannot be read, or if no target has that content.
  init(of folder: URL, _ content: Content) throws {
    self.folder = folder
    let (text, status) = try Subprocess(arguments: ["swift", "package", "describe", "--type", "json"], folder: folder)
      .output(errors: false)
    guard status == 0, let package = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
      throw CommandError.noManifest(folder.path)
    }
    let targets = try package.targets.filter { target in
      guard ["library", "executable"].contains(target.type) else { return false }
      return try Self.contains(content, in: folder.appendingPathComponent(target.path))
    }
    if targets.isEmpty {
      throw content == .app ? CommandError.noApp(folder.path) : CommandError.noPreviews
    }
    let own = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    manifest = own + Self.addition(to: folder, targets.map(\.name))
  }

  /// What lies in the folder of the package beside its manifest; hidden files are left out.
  func entries() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !$0.hasPrefix("Package") }
      .sorted().map(folder.appendingPathComponent)
  }

  private static func contains(_ content: Content, in folder: URL) throws -> Bool {
    let expression = try Regex(content.rawValue)
    return try SourceFolder(folder.path).files.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains(expression)
    }
  }

  /// What is needed of a package, as `swift package describe` prints it.
  private struct Description: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String
    }
  }
}

// MARK: - The lines that are added

extension PackageMirror {
  /// Lines for the end of a manifest, whose package is the variable `package`, as the package manager demands.
  ///
  /// - Parameters:
  ///   - folder: What relative paths of the manifest start from.
  ///   - targets: The names of those that the program links.
  static func addition(to folder: URL, _ targets: [String]) -> String {
    let names = targets.map(ScratchPackage.literal).joined(separator: ", ")
    return """


      // What follows was added by `flow`.
      import Foundation

      do {
        let reached: [String] = [\(names)]
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
          target.dependencies.append(.product(name: "SwiftUI", package: flowName))
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
}
