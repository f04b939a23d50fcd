import ArgumentParser
import Foundation
import SourcePreparation

/// Lists the API that an app's sources need and that is missing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile a package, an Xcode project or a folder of Swift files as they are, and rank what is missing.",
    discussion: """
      Of a package, all targets except tests and plugins are compiled; of a project all that are built for iOS, with \
      their tests. The packages that they depend on are compiled, too. One that cannot be had is left out with a warning, \
      and its modules are missing. The exit code is 1 if anything is missing. Linux only.
      """
  )

  @Argument(help: "A folder of sources, a package, or an Xcode project.")
  var path = "."

  @Option(help: "The target of a project to compile, with the libraries that it needs; by default all.")
  var target: String?

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  /// The limit of the type checker for an expression of sources that do not build, in steps: a tenth of the default.
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
    let sources = try AppSources(
      path, target: target, configuration: sourceOptions.configuration, isolation: sourceOptions.defaultIsolation,
      all: true)
    let scratch = try ScratchPackage(for: sources.folder)
    let prepared = try sources.prepare(in: scratch, allowsMissing: true)
    let packages = prepared.packages?.packages
    let names = prepared.modules.map(\.module.name)
    let missing = missing(prepared.modules.flatMap(\.summaries), names: names, packages, in: scratch)
    try scratch.write(["Package.swift": prepared.manifest(sourceOptions)])
    var errors = Errors()
    if try !missing.names.isEmpty || !builds(names, in: scratch) {
      let flags = try Self.continuing + missing.make()
      try scratch.write(["Package.swift": prepared.manifest(sourceOptions, flags: Self.compilerOptions + flags)])
      try packages?.write { package, _ in package.isForLinux ? Self.continuing : flags }
      errors = try self.errors(names, in: scratch)
      try packages?.write()
    }
    // A file may belong to several targets.
    let files = Set(sources.modules.flatMap(\.swiftFiles)).sorted { $0.path < $1.path }
    return CheckResult(
      sources: try files.map(SourceFolder.text),
      errors: errors.inSources.map { error in
        error.inFile(Self.name(of: error.file, below: sources.folder, in: scratch))
      }, obstacles: errors.obstacles,
      modules: Self.places(of: missing, prepared.files, packages, below: sources.folder, in: scratch),
      broughtBy: sources.project?.podsOfMissing(missing.names) ?? [:],
      standIns: prepared.standIns, hasIsolation: sources.project != nil || sourceOptions.defaultIsolation != nil)
  }

  private func checkPackage(_ folder: URL) throws -> CheckResult {
    var scratch = try ScratchPackage(for: folder)
    var targets: [PackageDescription.Target] = []
    let packages = try PackageSet(of: folder, in: scratch, allowsMissing: true) { package in
      targets = try PackageContent.sources.targets(of: package)
      return PackageSet.RootChanges(program: nil, targets: Set(targets.map(\.name)))
    }
    scratch.package = packages.folder ?? scratch.package
    let names = targets.map(\.name)
    let missing = missing([], names: names, packages, in: scratch)
    var errors = Errors()
    if try !missing.names.isEmpty || !builds(names, in: scratch) {
      let flags = try Self.compilerOptions + Self.continuing + missing.make()
      try packages.write { package, _ in
        package.isForLinux && package.location != packages.root?.location ? Self.continuing : flags
      }
      errors = try self.errors(names, in: scratch)
      try packages.write()
    }
    let description = packages.root?.description
    let files = try targets.compactMap { description?.folder(of: $0, in: folder) }.flatMap {
      try SourceFolder($0.path).files
    }
    return CheckResult(
      sources: try files.map(SourceFolder.text),
      errors: errors.inSources.map { error in error.inFile(Self.name(of: error.file, below: folder, in: scratch)) },
      obstacles: errors.obstacles,
      modules: Self.places(of: missing, packages.root?.files ?? [:], packages, below: folder, in: scratch),
      standIns: packages.standIns())
  }

  /// The options with which a module is made although it has errors, so that those that import it are compiled, too. Every
  /// module needs them: without them, one that imports a module with errors is an error without a place.
  private static let continuing = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]

  /// The modules that are missing.
  ///
  /// - Parameters:
  ///   - summaries: What is known about sources without a package.
  ///   - names: The modules that are compiled.
  private func missing(
    _ summaries: [SourceSummary], names: [String], _ packages: PackageSet?, in scratch: ScratchPackage
  ) -> MissingModules {
    let all = ([packages?.root].compactMap(\.self) + (packages.map { Array($0.dependencies.values) } ?? []))
    let imports =
      Set(summaries.flatMap(\.imports).filter(\.isCertain).map(\.name))
      .union(all.filter { !$0.isForLinux || $0.location == packages?.root?.location }.flatMap(\.imports))
    return MissingModules(
      imports, known: Set(names + all.flatMap(\.description.targets).map(\.name)).union(Self.modulesOfEngine),
      in: scratch.folder.appendingPathComponent("Missing"))
  }

  /// The modules of the engine that sources import by their names.
  private static let modulesOfEngine: Set<String> = [
    "Axt", "FlowFoundation", "FlowStore", "FlowStoreUI", "OpenCombine", "PhoneSimulation", "SwiftUIFlowTesting",
    "ViewInspector", "XCUIAutomation",
  ]

  /// The files that import each of the modules, and the packages that do.
  private static func places(
    of missing: MissingModules, _ files: [String: SourceSummary], _ packages: PackageSet?, below folder: URL,
    in scratch: ScratchPackage
  ) -> [String: [String]] {
    let prepared = (packages.map { Array($0.dependencies.values) } ?? []).filter { !$0.isForLinux }
    return missing.names.reduce(into: [:]) { places, name in
      let own = files.filter { $0.value.imports.contains { $0.name == name } }.keys
        .map { Self.name(of: $0, below: folder, in: scratch) }
      let others = prepared.filter { $0.imports.contains(name) }.map { "the package \($0.location.identity)" }
      places[name] = own.sorted() + others.sorted()
    }
  }

  /// The name of a file in a report: its path below the sources, or that below the folder of a fetched package, with the
  /// package's name.
  static func name(of file: String, below folder: URL, in scratch: ScratchPackage) -> String {
    if file.hasPrefix(folder.path + "/") { return String(file.dropFirst(folder.path.count + 1)) }
    guard file.hasPrefix(scratch.checkouts.path + "/") else { return file }
    // The first folder is that of the revision.
    return file.dropFirst(scratch.checkouts.path.count + 1).split(separator: "/").dropFirst().joined(separator: "/")
  }

  /// Whether targets compile.
  private func builds(_ targets: [String], in scratch: ScratchPackage) throws -> Bool {
    try targets.allSatisfy { target in
      Output.note(.compiling(target))
      return try scratch.swift("build", ["--target", target]).output().status == 0
    }
  }

  /// What keeps targets from being compiled.
  private struct Errors {
    var inSources: Set<CompilerError> = []
    /// Sentences about what is in no source.
    var obstacles: [String] = []
  }

  /// The errors of targets.
  private func errors(_ targets: [String], in scratch: ScratchPackage) throws -> Errors {
    var errors = Errors()
    var unexplained: String?
    for target in targets {
      Output.note(.searching(target))
      let (text, status) = try scratch.swift("build", ["--target", target]).output()
      let found = text.split(separator: "\n").compactMap { CompilerError($0) }
      // What an earlier target needs, too, is not compiled again, and has told its errors.
      if status != 0, found.isEmpty { unexplained = text }
      errors.inSources.formUnion(found)
    }
    guard errors.inSources.isEmpty, let unexplained else { return errors }
    // Nothing is compiled then, but what is missing is known.
    guard case .sameName? = BuildObstacle(in: unexplained) else { throw CommandError.notBuilt(unexplained) }
    errors.obstacles = BuildObstacle(in: unexplained).map { [$0.text] } ?? []
    return errors
  }
}
