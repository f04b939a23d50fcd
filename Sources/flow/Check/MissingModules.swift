import Foundation
import SourcePreparation

/// Modules that sources import and that do not exist, with empty ones in their place: with these, the compiler
/// continues and names everything else that is missing.
struct MissingModules {
  /// The names, sorted.
  let names: [String]
  private let folder: URL

  /// - Parameters:
  ///   - imports: The modules that the sources import.
  ///   - known: The modules that are compiled, and those of the engine.
  ///   - folder: The folder for the empty modules.
  init(_ imports: Set<String>, known: Set<String>, in folder: URL) {
    self.folder = folder
    names = imports.subtracting(known).subtracting(Self.toolchain).subtracting(SourceRules.appleModules).sorted()
  }

  /// The modules of the toolchain.
  private static let toolchain: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Runtime", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// The compiler options with which the empty modules are found.
  func make() throws -> [String] {
    if names.isEmpty { return [] }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("Empty.swift")
    try Data().write(to: source)
    for name in names {
      let process = Subprocess(
        arguments: [
          "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, source.path, "-o",
          folder.appendingPathComponent("\(name).swiftmodule").path,
        ], folder: folder)
      let (text, status) = try process.output()
      if status != 0 { throw CommandError.notBuilt(text) }
    }
    return ["-I", folder.path]
  }
}
