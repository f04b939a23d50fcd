import ArgumentParser

/// The options of all commands that compile sources without a package.
struct SourceOptions: ParsableArguments {
  @Option(help: "The language mode of the sources, 5 or 6; by default that of the Xcode project, or 5.")
  var swiftVersion: String?

  func validate() throws {
    guard ["5", "6", nil].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6.") }
  }
}
