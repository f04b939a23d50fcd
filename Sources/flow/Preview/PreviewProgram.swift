import FlowReports
import Foundation

/// A program that has the previews of a package or a folder linked in, in a package of its own.
struct PreviewProgram {
  private let scratch: ScratchPackage
  /// The folder of sources that are no package, whose module has its name.
  private let sources: SourceFolder?

  /// - Parameter folder: The folder of a package, or of Swift files.
  init(of folder: URL, _ options: SourceOptions) throws {
    let isPackage = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    sources = isPackage ? nil : try SourceFolder(folder.path)
    let manifest = try sources.map { Self.manifest($0, options) } ?? Self.manifest(package: folder)
    scratch = try ScratchPackage(for: folder, manifest: manifest)
  }

  /// Makes the package and builds it. What the build says goes to standard error.
  func build() throws {
    try scratch.write([
      "Sources/FlowPreviewProgram/Main.swift": """
      import FlowPreviews

      @main
      enum Main {
        static func main() async { await PreviewRunner.main() }
      }

      """
    ])
    if let sources { try scratch.link(sources) }
    try scratch.build(product: "FlowPreviewProgram")
  }

  /// What there is.
  func list() throws -> [PreviewListing] {
    let (text, status) = try Subprocess(arguments: [program, "list"]).output()
    guard status == 0 else { throw CommandError.noList(text) }
    return try JSONDecoder().decode([PreviewListing].self, from: Data(text.utf8))
  }

  /// Draws the previews of a declaration into a report.
  func draw(_ listing: PreviewListing, _ requests: [PreviewRequest], into folder: URL) throws -> Subprocess {
    let json = String(decoding: try JSONEncoder().encode(requests), as: UTF8.self)
    return Subprocess(
      arguments: [program, "draw", "\(listing.number)", json, folder.path], environment: resources)
  }

  /// Makes one report of reports.
  func join(_ parts: [URL], into folder: URL, title: String) throws {
    let (text, status) = try Subprocess(arguments: [program, "join", folder.path, title] + parts.map(\.path)).output()
    if status != 0 { throw CommandError.noReport(text) }
  }

  /// Where the catalogs, strings and fonts of sources without a bundle are.
  private var resources: [String: String] { sources.map { ScratchPackage.environment(resources: $0.folder) } ?? [:] }

  private var program: String { scratch.program("FlowPreviewProgram") }
}

// MARK: - Manifests

extension PreviewProgram {
  private static func manifest(package folder: URL) throws -> String {
    let (text, status) = try Subprocess(arguments: ["swift", "package", "dump-package"], folder: folder).output(
      errors: false)
    guard status == 0, let package = try? JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8)) else {
      throw CommandError.noManifest(folder.path)
    }
    let libraries = package.products.filter { $0.type.library != nil }.map(\.name)
    if libraries.isEmpty { throw CommandError.noLibraries(folder.path) }
    let products = libraries.map { ".product(name: \(literal($0)), package: \(literal(package.name)))" }
    return ScratchPackage.manifest(
      dependencies: [".package(name: \(literal(package.name)), path: \(literal(folder.path)))"],
      targets: [program(dependencies: products)])
  }

  private static func manifest(_ sources: SourceFolder, _ options: SourceOptions) -> String {
    ScratchPackage.manifest(
      dependencies: [],
      targets: [
        ScratchPackage.app(sources, options),
        program(dependencies: [literal(sources.module)]),
      ])
  }

  private static func program(dependencies: [String]) -> String {
    let all = dependencies + [".product(name: \"FlowPreviews\", package: \"SwiftUIFlowTesting\")"]
    return ".executableTarget(name: \"FlowPreviewProgram\", dependencies: [\(all.joined(separator: ", "))])"
  }

  private static func literal(_ text: String) -> String { ScratchPackage.literal(text) }

  /// What is needed of a manifest, as `swift package dump-package` prints it.
  private struct PackageDescription: Decodable {
    let name: String
    let products: [Product]

    struct Product: Decodable {
      let name: String
      let type: Kind
    }

    struct Kind: Decodable {
      let library: [String]?
    }
  }
}
