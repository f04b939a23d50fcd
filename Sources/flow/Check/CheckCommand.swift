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

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func run() throws {
    let sources = try SourceFolder(path)
    if sources.files.isEmpty { throw CommandError.noSwiftFiles(sources.folder.path) }
    let scratch = try ScratchPackage(
      for: sources.folder,
      manifest: ScratchPackage.manifest(
        dependencies: [], targets: [ScratchPackage.target(sources, sourceOptions)]))
    try scratch.write([:])
    try scratch.link(sources)
    Output.progress("Compiling \(sources.folder.path) …")
    let (text, status) = try Subprocess.swift("build", ["--target", sources.module], package: scratch.folder).output()
    let errors = Set(text.split(separator: "\n").compactMap { CompilerError($0) })
    if status != 0, errors.isEmpty { throw CommandError.notBuilt(text) }
    let texts = try sources.files.map { try String(contentsOf: $0, encoding: .utf8) }
    let result = CheckResult(sources: texts, errors: errors.map { $0.relative(to: "Sources/\(sources.module)/") })
    if json { try Output.json(result) } else { print(result.text) }
    if !result.isFine { throw ExitCode.failure }
  }
}
