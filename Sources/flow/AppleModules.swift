import Foundation

/// Apple's modules that sources import on every system, and for which this package, or the toolchain for Darwin, has a
/// substitute under another name.
///
/// A target selects the substitute with a module alias: see Docs/Decisions/0007.
struct AppleModules: Equatable {
  /// Apple's names, in order.
  let names: [String]

  /// Modules that Foundation and SwiftUI import on Apple platforms, for files that do not import them themselves.
  let implied: [String]

  /// Whether a file imports SwiftData, which has its own name here.
  private let importsSwiftData: Bool

  private static let known: Set<Substring> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "OSLog", "ObjectiveC", "QuartzCore", "UIKit", "UniformTypeIdentifiers",
    "os",
  ]

  /// - Parameter sources: The texts of a target's files. An import that is not compiled on Linux is ignored: after `#if
  ///   canImport(UIKit)` the code works without the module.
  init(importedBy sources: some Sequence<String>) {
    var names: Set<Substring> = []
    // A second import of a module would cancel the effect of `@preconcurrency`.
    var preconcurrent: Set<Substring> = []
    var importsSwiftData = false
    for source in sources {
      for line in HiddenLines(in: source).compiled {
        guard let module = Self.module(importedIn: line) else { continue }
        if Self.known.contains(module) { names.insert(module) }
        if module == "SwiftData" { importsSwiftData = true }
        if line.hasPrefix("@preconcurrency") { preconcurrent.insert(module) }
      }
    }
    self.names = names.map(String.init).sorted()
    // If one file imports SwiftData, all that import SwiftUI have @Query and the model context.
    implied =
      (["Combine", "Observation", "FoundationNetworking", "FoundationXML"] + (importsSwiftData ? ["SwiftData"] : []))
      .filter { !preconcurrent.contains(Substring($0)) }
    self.importsSwiftData = importsSwiftData
  }

  /// The products of the dependencies.
  var products: [String] {
    names.filter { $0 != "Darwin" }.map(Self.replacement) + (importsSwiftData ? ["SwiftData"] : [])
  }

  /// The compiler options.
  var options: [String] {
    implied.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      + names.flatMap { ["-module-alias", "\($0)=\(Self.replacement(of: $0))"] }
  }

  private static func replacement(of name: String) -> String {
    switch name {
    case "Darwin": "Glibc"
    case "os": "FlowOS"
    default: "Flow" + name
    }
  }

  /// The module of an import declaration, as in `@preconcurrency import struct CoreGraphics.CGFloat`.
  private static func module(importedIn line: Substring) -> Substring? {
    guard line.contains("import ") else { return nil }
    let expression =
      /(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    return line.prefixMatch(of: expression)?.1
  }
}
