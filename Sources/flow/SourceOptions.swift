import ArgumentParser

/// The options of all commands that compile sources without a package.
struct SourceOptions: ParsableArguments {
  @Option(help: "The language mode of the sources, 5 or 6; by default that of the project, or 5.")
  var swiftVersion: String?

  @Option(
    help: """
      The isolation of declarations that state none, MainActor or nonisolated, in folders without a project, which says \
      it itself; by default nonisolated.
      """)
  var defaultIsolation: String?

  @Option(help: "The configuration of a project, such as Release; by default the one for debugging.")
  var configuration: String?

  func validate() throws {
    guard ["5", "6", nil].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6.") }
    guard ["MainActor", "nonisolated", nil].contains(defaultIsolation) else {
      throw ValidationError("--default-isolation must be MainActor or nonisolated.")
    }
  }
}
