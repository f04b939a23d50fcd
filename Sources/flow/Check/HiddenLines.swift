import Foundation

/// The lines of a file that are compiled on Linux, and those that conditions exclude.
///
/// Conditions with `os(…)`, `canImport(…)`, `!` and `||` are evaluated. Other conditions are assumed to be true.
struct HiddenLines {
  let count: Int

  /// The compiled lines, without the conditions.
  let compiled: [Substring]

  /// - Parameters:
  ///   - source: The text of a file.
  ///   - modules: The importable modules in addition to those that always exist.
  init(in source: String, modules: Set<String> = []) {
    var count = 0
    var compiled: [Substring] = []
    // For each enclosing `#if`: whether its current branch is compiled, and whether an earlier branch was.
    var conditions: [(holds: Bool, held: Bool)] = []
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if ") {
        let holds = Self.holds(text.dropFirst(4), modules)
        conditions.append((holds, holds))
      } else if text.hasPrefix("#elseif "), let last = conditions.popLast() {
        let holds = !last.held && Self.holds(text.dropFirst(8), modules)
        conditions.append((holds, last.held || holds))
      } else if text.hasPrefix("#else"), let last = conditions.popLast() {
        conditions.append((!last.held, true))
      } else if text.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if conditions.allSatisfy(\.holds) {
        compiled.append(text)
      } else {
        count += 1
      }
    }
    self.count = count
    self.compiled = compiled
  }

  /// Whether a condition is true on Linux with this package.
  static func holds(_ condition: Substring, _ modules: Set<String> = []) -> Bool {
    let text = condition.components(separatedBy: "//")[0].filter { $0 != " " }
    return text.components(separatedBy: "||").contains { part in
      part.components(separatedBy: "&&").allSatisfy { term in
        let isNegated = term.hasPrefix("!")
        let known = Self.known(isNegated ? String(term.dropFirst()) : term, modules)
        return known.map { $0 != isNegated } ?? true
      }
    }
  }

  private static let always: Set<String> = [
    "SwiftUI", "SwiftData", "Combine", "Foundation", "Observation", "XCTest", "Testing",
  ]

  private static func known(_ term: String, _ modules: Set<String>) -> Bool? {
    if term.hasPrefix("os(") { return term == "os(Linux)" }
    if term.hasPrefix("canImport(") { return always.union(modules).contains(String(term.dropFirst(10).dropLast())) }
    if term.hasPrefix("targetEnvironment(") { return false }
    return nil
  }
}
