import FlowReports
import Foundation

/// A program that links the previews of a package, a folder or a project, in a separate package.
struct PreviewProgram {
  private let scratch: ScratchPackage
  /// The sources, if they are not a package.
  private let sources: AppSources?
  /// The package, if it is one.
  private let mirror: PackageMirror?
  /// The folder of the linked sources.
  let folder: URL
  /// The path of the built program.
  private var program: String

  /// - Parameters:
  ///   - location: The folder of a package or of Swift files, or a project.
  ///   - target: The target of a project; `nil` for its only app.
  ///   - content: The content of the targets to link, for a package.
  init(
    of location: URL, target: String?, for content: PackageMirror.Content = .previews, _ options: SourceOptions
  ) throws {
    let isPackage = FileManager.default.isPackage(location)
    sources = isPackage ? nil : try AppSources(location.path, target: target, configuration: options.configuration)
    mirror = isPackage ? try PackageMirror(of: location, content) : nil
    folder = sources?.folder ?? location
    let manifest = try sources.map { try Self.manifest($0, options) } ?? mirror?.manifest ?? ""
    scratch = try ScratchPackage(for: location, manifest: manifest)
    program = scratch.program(PackageMirror.program)
  }

  /// Creates the package and builds it. The output of the build goes to the standard error.
  mutating func build() throws {
    if let sources {
      try scratch.write(["Sources/\(PackageMirror.program)/Main.swift": PackageMirror.main])
      try sources.write(in: scratch)
    }
    try mirror?.write(in: scratch)
    try scratch.build(product: PackageMirror.program)
    if let sources {
      let built = scratch.program(PackageMirror.program)
      program = try AppBundle(of: sources.module, in: sources.resources, program: built).program
    }
  }

  /// Stores the program under a second name, which later builds do not replace.
  ///
  /// Programs that sessions left because they were killed are removed.
  func keep() throws -> KeptProgram { try KeptProgram(of: program) }

  /// The folder of the engine that the program was built with.
  var engine: URL? { scratch.engineFolder }

  /// The program, after ``build()``.
  var built: BuiltPreviews { BuiltPreviews(program: program, environment: resources) }

  /// The folders of catalogs, strings and fonts of sources without a bundle, as environment variables.
  var resources: [String: String] {
    sources.map { ScratchPackage.environment(resources: $0.resources.map(\.path).joined(separator: ":")) } ?? [:]
  }
}

// MARK: - Manifests

extension PreviewProgram {
  private static func manifest(_ sources: AppSources, _ options: SourceOptions) throws -> String {
    ScratchPackage.manifest(
      dependencies: [],
      targets: try sources.targets(options)
        + [program(dependencies: sources.modules.map { ScratchPackage.literal($0.name) })])
  }

  private static func program(dependencies: [String]) -> String {
    let all = dependencies + [".product(name: \"FlowPreviews\", package: \"SwiftUIFlowTesting\")"]
    return ".executableTarget(name: \"\(PackageMirror.program)\", dependencies: [\(all.joined(separator: ", "))])"
  }
}
