/// Generates the page.
struct CoveragePage {
  private struct Row {
    let name: String
    let contexts: [String]
    let note: String?
    let test: SourceFile?

    var status: String {
      if let note { return "approximate: \(note)" }
      return test == nil ? "compiles" : "verified"
    }
  }

  private let views: [Row]
  private let modifiers: [Row]
  private let values: [Row]
  private let types: [Row]
  private let remarks: Remarks
  private let versions: [String]
  private let missing: MissingNames

  private static let viewProtocols: Set<String> = [
    "View", "PrimitiveView", "ContainerView", "LeafView", "Shape", "InsettableShape",
  ]

  init(
    _ declarations: [Declaration], remarks: Remarks, tests: TestIndex, versions: [String], missing: MissingNames
  ) throws {
    self.remarks = remarks
    self.versions = versions
    self.missing = missing
    let types = declarations.filter { $0.kind == .type }
    let known = Set(declarations.filter { $0.kind != .conformance && $0.kind != .member }.map(\.name))
    if let stale = remarks.missing.first(where: { known.contains($0.name) }) {
      throw CoverageError(message: "Docs/Coverage.txt says that \(stale.name) is missing, but the sources have it.")
    }
    var conformances: [String: Set<String>] = [:]
    for declaration in declarations { conformances[declaration.name, default: []].formUnion(declaration.inherited) }
    func isView(_ name: String) -> Bool { !Self.viewProtocols.isDisjoint(with: conformances[name] ?? []) }
    func rows(_ declarations: [Declaration], kind: Declaration.Kind) -> [Row] {
      Dictionary(grouping: declarations, by: \.name).map { name, all in
        Row(
          name: name, contexts: Set(all.map(\.context)).sorted(), note: all.compactMap(\.note).first,
          test: tests.test(of: name, kind: kind, in: all.map(\.file)))
      }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }
    views = rows(types.filter { isView($0.name) }, kind: .type)
    self.types = rows(types.filter { !isView($0.name) }, kind: .type)
    modifiers = rows(declarations.filter { $0.kind == .modifier }, kind: .modifier)
    values = rows(declarations.filter { $0.kind == .environmentValue }, kind: .environmentValue)
  }

  var text: String {
    var lines = [
      "# Coverage", "",
      "What of SwiftUI's API is there on Linux, and a test that uses it. Generated from the sources by",
      "`make coverage`; do not edit.", "",
      "- **verified**: a test uses it to check what it does. Tests that only compile signatures, or",
      "  only read what a view keeps or what a modifier writes into the environment, do not count.",
      "- **approximate**: it is known not to do all of what Apple's does. Its documentation says what is the case.",
      "- **compiles**: it is written and meant to work, but no test uses it by name.", "",
      "The limits below are in `Docs/Coverage.txt`, and so is what other modules have; the rest of what is missing is found",
      "by comparing with Apple's names in `Docs/Names`.", "",
      "| | verified | approximate | compiles |", "|---|--:|--:|--:|",
    ]
    for (title, rows) in [("Views", views), ("Modifiers", modifiers), ("Environment values", values), ("Types", types)]
    {
      let approximate = rows.count { $0.note != nil }
      let compiling = rows.count { $0.note == nil && $0.test == nil }
      lines.append("| \(title) | \(rows.count - approximate - compiling) | \(approximate) | \(compiling) |")
    }
    lines += [
      "",
      "Missing: \(missing.current.count) of \(missing.total) names of \(versions.joined(separator: " and ")), and "
        + "\(missing.deprecated.count) that are deprecated, listed at the end.",
    ]
    lines += ["", "## Limits", ""] + remarks.limits.map { "- \($0)" }
    lines += section("Views", views, showsContexts: false)
    lines += section("Modifiers", modifiers, showsContexts: true)
    lines += section("Environment values", values, showsContexts: false)
    lines += section("Types", types, showsContexts: false)
    lines += ["", "## Elsewhere, or left out", "", "| name | why |", "|---|---|"]
    lines += remarks.missing.map { "| `\($0.name)` | \($0.reason) |" }
    lines += ["", "## Missing", ""] + MissingNames.lines(missing.current)
    lines += ["", "## Missing and deprecated", ""] + MissingNames.lines(missing.deprecated)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ rows: [Row], showsContexts: Bool) -> [String] {
    var lines = ["", "## \(title)", ""]
    lines += showsContexts ? ["| name | of | status | test |", "|---|---|---|---|"] : []
    lines += showsContexts ? [] : ["| name | status | test |", "|---|---|---|"]
    for row in rows {
      let test = row.test.map { "[\($0.name)](../\($0.path))" } ?? "-"
      let contexts = showsContexts ? " \(row.contexts.joined(separator: ", ")) |" : ""
      lines.append("| `\(row.name)` |\(contexts) \(row.status) | \(test) |")
    }
    return lines
  }
}
