import ArgumentParser
import FlowReports
import Foundation

/// The options of all commands that use a package.
struct PackageOptions: ParsableArguments {
  @Option(name: .customLong("package-path"), help: "The folder of the package; by default the one that you are in.")
  var path: String?

  @Flag(help: "Print JSON instead of text.")
  var json = false

  /// The folder of the package.
  ///
  /// - Throws: `CommandError.noPackage` if there is none.
  var package: URL {
    get throws(CommandError) {
      let start = path ?? FileManager.default.currentDirectoryPath
      guard let folder = PackageFolder.containing(start) else { throw .noPackage(start) }
      return folder
    }
  }
}
