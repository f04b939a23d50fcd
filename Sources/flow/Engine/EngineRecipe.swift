import FlowReports
import Foundation

/// What an engine is made from: a toolchain, and the sources of a checkout of this package.
struct EngineRecipe {
  /// The folder of this package.
  var checkout: URL
  /// What the toolchain says about its version.
  var toolchain: String
  /// The folder in which the toolchain was asked: some machines choose one by folder.
  var folder: URL

  /// The options of the package manager. An index, which finds the tests of a package, is a quarter of a compilation.
  static let options = ["--configuration", "debug", "--disable-index-store"]

  /// The folders and files that an engine is compiled from.
  private static let sources = ["Package.swift", "Sources"]

  /// The command line is no part of the engine, except for what makes it.
  private static let commandLine = "Sources/flow"

  /// The recipe for the sources of this program.
  ///
  /// - Parameter folder: The folder of the package that the engine is for.
  init(for folder: URL) throws {
    let (text, status) = try Subprocess(arguments: ["swift", "--version"], folder: folder).output(errors: false)
    guard status == 0 else { throw CommandError.noToolchain(text) }
    self.init(checkout: ScratchPackage.root, toolchain: text, folder: folder)
  }

  init(checkout: URL, toolchain: String, folder: URL) {
    self.checkout = checkout
    self.toolchain = toolchain
    self.folder = folder
  }

  /// The state of the sources.
  func state(known: SourceState?) throws -> SourceState {
    let paths = Self.sources + [Self.commandLine + "/Engine"]
    return try SourceState(of: checkout, paths, without: [Self.commandLine], known: known)
  }

  /// A description for people.
  var text: String {
    let version = toolchain.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
    return "\(checkout.path), \(version.trimmingCharacters(in: .whitespaces))"
  }

  /// The name of the checkout with this toolchain and these options, whatever the state of the sources.
  var name: String { hash().text }

  /// The name of the engine for a state of the sources.
  func key(of state: SourceState) -> String {
    var hash = hash()
    withUnsafeBytes(of: state.hash) { hash.add($0) }
    return hash.text
  }

  private func hash() -> ContentHash {
    var hash = ContentHash()
    // The libraries of the system.
    let system = FileManager.default.contents(atPath: "/etc/os-release") ?? Data()
    for text in [checkout.resolvingSymlinksInPath().path, toolchain, String(decoding: system, as: UTF8.self)] {
      hash.add(text)
    }
    for option in Self.options { hash.add(option) }
    return hash
  }
}
