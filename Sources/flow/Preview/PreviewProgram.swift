import FlowReports
import Foundation
import ProjectModel

/// A program that links the previews of a package, a folder or a project, in a separate package.
struct PreviewProgram {
  private var scratch: ScratchPackage
  /// The sources, if they are not a package.
  private let sources: AppSources?
  private let content: PackageContent
  private let options: SourceOptions
  /// The folder of the sources.
  let folder: URL
  /// The path of the built program.
  private var program: String

  /// The name of the program.
  static let name = "FlowPreviewProgram"

  /// The source of the program.
  private static let main = """
    import FlowPreviews

    @main
    enum Main {
      static func main() { PreviewRunner.main() }
    }

    """

  /// - Parameters:
  ///   - location: The folder of a package or of Swift files, or a project.
  ///   - target: The target of a project; `nil` for its only app.
  ///   - content: The content of the targets to link, for a package.
  init(
    of location: URL, target: String?, for content: PackageContent = .previews, _ options: SourceOptions
  ) throws {
    let isPackage = FileManager.default.isPackage(location)
    sources =
      isPackage
      ? nil
      : try AppSources(
        location.path, target: target, configuration: options.configuration, isolation: options.defaultIsolation)
    self.content = content
    self.options = options
    folder = sources?.folder ?? location
    scratch = try ScratchPackage(for: location)
    program = scratch.program(Self.name)
  }

  /// Creates the package and builds it. The output of the build goes to the standard error.
  mutating func build() throws {
    if let sources {
      let prepared = try sources.prepare(in: scratch)
      let program = Self.program(dependencies: sources.modules.map { ScratchPackage.literal($0.name) })
      try scratch.write([
        "Package.swift": prepared.manifest(options, targets: [program]),
        "Sources/\(Self.name)/Main.swift": Self.main,
      ])
    } else {
      let packages = try PackageSet(of: folder, in: scratch, texts: ["\(Self.name)/Main.swift": Self.main]) { package in
        PackageSet.RootChanges(program: Self.name, targets: Set(try content.targets(of: package).map(\.name)))
      }
      scratch.package = packages.folder ?? scratch.package
    }
    try scratch.build(product: Self.name)
    if let sources {
      let built = scratch.program(Self.name)
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

  /// The options with which the app is launched, as a scheme has them.
  var launch: LaunchOptions { sources?.launch ?? LaunchOptions() }

  /// The folders of catalogs, strings and fonts of sources without a bundle, as environment variables.
  var resources: [String: String] {
    sources.map { ScratchPackage.environment(resources: $0.resources.map(\.path).joined(separator: ":")) } ?? [:]
  }

  private static func program(dependencies: [String]) -> String {
    let all = dependencies + [".product(name: \"FlowPreviews\", package: \"SwiftUIFlowTesting\")"]
    return ".executableTarget(name: \"\(name)\", dependencies: [\(all.joined(separator: ", "))])"
  }
}
