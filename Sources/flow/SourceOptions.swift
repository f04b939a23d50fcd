import ArgumentParser

/// What all commands take that compile sources which lie in no package.
struct SourceOptions: ParsableArguments {
  @Option(help: "The language mode of the sources, 5 or 6.")
  var swiftVersion = "5"

  func validate() throws {
    guard ["5", "6"].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6.") }
  }
}
