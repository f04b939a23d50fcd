/// The difference between an expected outline and a screen as text.
@MainActor
struct OutlineDifference {
  let written: [OutlinePattern.Written]
  let lines: [OutlineLine]
  let pairs: [OutlineMatching.Pair]

  /// The missing lines, what is at their place instead, and the line before and after them.
  var text: String {
    var result: [String] = []
    var shown: Set<Int> = []
    func showContext(_ line: Int) {
      if lines.indices.contains(line), shown.insert(line).inserted { result.append("  " + text(of: line)) }
    }
    var (row, column) = (0, 0)
    for pair in pairs + [(written.count, lines.count)] {
      let missing = written[row..<pair.written]
      if !missing.isEmpty {
        if row > 0 { showContext(column - 1) }
        result += missing.map { "- " + $0.text }
        for line in mostSimilar(to: missing.map(\.item), in: column..<pair.line) {
          shown.insert(line)
          result.append("+ " + text(of: line))
        }
        showContext(pair.line)
      }
      (row, column) = (pair.written + 1, pair.line + 1)
    }
    return "The screen is not as written. Lines with “-” are missing, those with “+” are there instead:\n"
      + result.joined(separator: "\n") + rest(lines.count - shown.count)
  }

  /// The lines that are on the screen, in its nesting, with the elements around them.
  var misplaced: String {
    var shown: Set<Int> = []
    for pair in pairs {
      shown.insert(pair.line)
      for outer in 0..<pair.line where lines[outer].end > pair.line { shown.insert(outer) }
    }
    return "Everything that is written is on the screen, but not nested as written:\n"
      + written.map { "- " + $0.text }.joined(separator: "\n") + "\nThe screen has:\n"
      + shown.sorted().map(text).joined(separator: "\n") + rest(lines.count - shown.count)
  }

  private func rest(_ count: Int) -> String {
    if count <= 0 { return "" }
    return "\n(\(count) other \(count == 1 ? "line" : "lines") of the screen; `app.outline` has all.)"
  }

  /// The lines of the screen that are most similar to missing ones, at most one for each, in order.
  private func mostSimilar(to items: [OutlinePattern.Item], in range: Range<Int>) -> [Int] {
    var chosen: Set<Int> = []
    for item in items {
      let free = range.filter { !chosen.contains($0) }
      let best = free.map { ($0, item.similarity(to: lines[$0].node)) }.max { ($0.1, $1.0) < ($1.1, $0.0) }
      if let best { chosen.insert(best.0) }
    }
    return chosen.sorted()
  }

  private func text(of line: Int) -> String {
    String(repeating: "  ", count: lines[line].depth) + "- " + lines[line].node.outline
  }
}

extension OutlinePattern.Item {
  /// How much of the expected line an element has: its name counts more than its role, one word of the name less.
  fileprivate func similarity(to node: SemanticsNode) -> Int {
    var score = role == node.role ? 2 : 0
    if let identifier, identifier == node.identifier { score += 3 }
    guard let name else { return score }
    let actual = node.outlineName ?? ""
    if name.matches(actual) { return score + 3 }
    guard case .text(let expected) = name else { return score }
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    return score + (words(expected).isDisjoint(with: words(actual)) ? 0 : 1)
  }
}
