import ArgumentParser
import Foundation

/// Says what keeps an app's sources from compiling.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile a folder of Swift files as they are, and rank what is missing.",
    discussion: """
      A file that imports a module that is not there is not looked into further. The exit code is 1 if anything is \
      missing. Linux only.
      """
  )

  @Argument(help: "The folder of the sources.")
  var path: String

  @Option(help: "The language mode of the sources, 5 or 6.")
  var swiftVersion = "5"

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func validate() throws {
    guard ["5", "6"].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6.") }
  }

  func run() throws {
    let sources = try SourceFolder(path)
    if sources.files.isEmpty { throw CommandError.noSwiftFiles(sources.folder.path) }
    let module = ScratchPackage.moduleName(sources.folder.lastPathComponent)
    let scratch = try ScratchPackage(
      for: sources.folder,
      manifest: ScratchPackage.manifest(
        dependencies: [], targets: [ScratchPackage.app(module: module, swiftVersion: swiftVersion)]))
    try scratch.write([:])
    try scratch.link("Sources/\(module)", to: sources.folder)
    Output.progress("Compiling \(sources.folder.path) …")
    let (text, status) = try Subprocess.swift("build", ["--target", module], package: scratch.folder).output()
    let errors = Set(text.split(separator: "\n").compactMap { CompilerError($0) })
    if status != 0, errors.isEmpty { throw CommandError.notBuilt(text) }
    let texts = try sources.files.map { try String(contentsOf: $0, encoding: .utf8) }
    let result = CheckResult(sources: texts, errors: errors.map { $0.relative(to: "Sources/\(module)/") })
    if json { try Output.json(result) } else { print(result.text) }
    if !result.isFine { throw ExitCode.failure }
  }
}
