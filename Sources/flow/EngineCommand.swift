import ArgumentParser
import Foundation

/// Makes the engine, for packages that depend on this one.
struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine",
    abstract: "Compile the engine for this toolchain, if that has not happened, and print the variable that names it.",
    discussion: """
      The commands of flow compile the engine once for all packages of a user. With the variable, the package manager \
      links it for a package that depends on SwiftUIFlowTesting, instead of compiling it again. Linux only.

        env "$(swift run flow engine)" swift test --scratch-path .build/engine
      """
  )

  @Flag(help: "Print JSON instead of text: all variables, also those that a path with a space needs.")
  var json = false

  func run() throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let variables = try PackageEngine(for: here).environment()
    guard let folder = variables["FLOW_ENGINE"] else { throw CommandError.noEngine }
    if json { return try Output.json(variables) }
    if folder.contains(" ") { Output.note(.spaceInPath) }
    print("FLOW_ENGINE=\(folder)")
  }
}
