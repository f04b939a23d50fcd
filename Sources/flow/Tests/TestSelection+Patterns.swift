import Foundation
import ProjectModel

extension TestSelection {
  /// The patterns of the tests of a module that alone run, in the names of the package manager:
  /// `ShopTests.CartTests/testTotal`. They match all tests of the module unless some are selected.
  func filter(in module: String) -> [String] {
    selected.isEmpty ? ["^\(Self.escaped(module))\\."] : selected.map { Self.pattern($0, in: module) }
  }

  /// The patterns of the tests of a module that do not run.
  func skip(in module: String) -> [String] { skipped.map { Self.pattern($0, in: module) } }

  /// The pattern of a class, or of one of its methods; the name of a function of Swift Testing continues with its file.
  private static func pattern(_ test: String, in module: String) -> String {
    let parts = test.split(separator: "/").map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }
    let name = escaped(parts.joined(separator: "/"))
    return "^\(escaped(module))\\.\(name)" + (parts.count > 1 ? "(\\(|/|$)" : "/")
  }

  private static func escaped(_ text: String) -> String { NSRegularExpression.escapedPattern(for: text) }
}
