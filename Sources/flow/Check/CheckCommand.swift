import ArgumentParser
import Foundation

/// Lists the API that an app's sources need and that is missing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile a package, an Xcode project or a folder of Swift files as they are, and rank what is missing.",
    discussion: """
      Of a package or a project, all targets except tests and plugins are compiled. Packages that a project depends on \
      are not built; they are listed as missing. A file that imports a missing module is not searched for anything else. \
      The exit code is 1 if anything is missing. Linux only.
      """
  )

  @Argument(help: "The folder of the sources or of a package, or an Xcode project.")
  var path: String

  @Option(help: "The target of a project to compile, with the libraries that it needs; by default all.")
  var target: String?

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  /// The limit of the type checker for an expression, in steps: a tenth of the default.
  ///
  /// If a name is missing, the compiler tries all overloads of the operators around it: without a limit, an expression
  /// can take ten seconds. Steps are the same on every machine.
  static let compilerOptions = ["-Xfrontend", "-solver-scope-threshold=100000"]

  func run() throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let result = try FileManager.default.isPackage(folder) ? checkPackage(folder) : checkSources()
    if json { try Output.json(result) } else { print(result.text) }
    if !result.isFine { throw ExitCode.failure }
  }

  private func checkSources() throws -> CheckResult {
    let sources = try AppSources(path, target: target, configuration: sourceOptions.configuration, all: true)
    let scratch = try ScratchPackage(
      for: sources.folder,
      manifest: ScratchPackage.manifest(
        dependencies: [], targets: try sources.targets(sourceOptions, flags: Self.compilerOptions)))
    try scratch.write([:])
    try sources.write(in: scratch)
    let errors = try compile(sources.modules.map(\.name), in: scratch)
    // A file may belong to several targets.
    let files = Set(sources.modules.flatMap(\.swiftFiles)).sorted { $0.path < $1.path }
    return CheckResult(
      sources: try files.map(SourceFolder.text), errors: Set(errors.map(sources.error)),
      packages: sources.packages)
  }

  private func checkPackage(_ folder: URL) throws -> CheckResult {
    let mirror = try PackageMirror(of: folder, .sources)
    let scratch = try ScratchPackage(for: folder, manifest: mirror.manifest)
    try mirror.write(in: scratch)
    let errors = try compile(mirror.targets.map(\.name), in: scratch)
    return CheckResult(
      sources: try mirror.targets.flatMap { try $0.sources.texts() },
      errors: errors.map { $0.relative(to: scratch.folder.path + "/") })
  }

  /// Compiles targets in sequence; a target that depends on one with errors is not compiled.
  private func compile(_ targets: [String], in scratch: ScratchPackage) throws -> Set<CompilerError> {
    try targets.reduce(into: []) { errors, target in
      Output.progress("Compiling \(target) …")
      let (text, status) = try scratch.swift("build", ["--target", target]).output()
      let found = text.split(separator: "\n").compactMap { CompilerError($0) }
      if status != 0, found.isEmpty { throw CommandError.notBuilt(text) }
      errors.formUnion(found)
    }
  }
}
