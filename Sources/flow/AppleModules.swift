import Foundation

/// Modules of Apple's names that sources import on every system, of which this package, or for Darwin the toolchain, has a
/// part under another name.
///
/// A target says by an alias that it means ours: see Docs/Decisions/0007.
struct AppleModules: Equatable {
  /// Apple's names, in order.
  let names: [String]

  private static let known: Set<Substring> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "OSLog", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  /// - Parameter sources: The texts of a target's files. An import under a condition does not count: such code asks for the
  ///   module, and goes on without it.
  init(importedBy sources: some Sequence<String>) {
    var names: Set<Substring> = []
    for source in sources {
      var conditions = 0
      for line in source.split(whereSeparator: \.isNewline) {
        let text = line.drop(while: \.isWhitespace)
        if text.hasPrefix("#if") {
          conditions += 1
        } else if text.hasPrefix("#endif") {
          conditions -= 1
        } else if conditions == 0, let module = Self.module(importedIn: text), Self.known.contains(module) {
          names.insert(module)
        }
      }
    }
    self.names = names.map(String.init).sorted()
  }

  /// The products to depend on.
  var products: [String] { names.filter { $0 != "Darwin" }.map(Self.replacement) }

  /// Options of the compiler.
  var options: [String] { names.flatMap { ["-module-alias", "\($0)=\(Self.replacement(of: $0))"] } }

  private static func replacement(of name: String) -> String {
    switch name {
    case "Darwin": "Glibc"
    case "os": "FlowOS"
    default: "Flow" + name
    }
  }

  /// The module of an import, as in `@preconcurrency import struct CoreGraphics.CGFloat`.
  private static func module(importedIn line: Substring) -> Substring? {
    guard line.contains("import ") else { return nil }
    let expression =
      /(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    return line.prefixMatch(of: expression)?.1
  }
}
