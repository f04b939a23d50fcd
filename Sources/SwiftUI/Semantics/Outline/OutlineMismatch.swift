extension OutlinePattern {
  /// The differences as text; `nil` if every expected line is found.
  ///
  /// Missing lines begin with `-`, those of the screen with a space or, next to a missing one, with `+`.
  func mismatch(in outline: SemanticsOutline) -> String? {
    if isFound(in: outline) { return nil }
    var written: [Written] = []
    Self.flatten(items, depth: 0, into: &written)
    let pairs = Self.commonLines(written, outline.lines)
    guard pairs.count < written.count else { return Self.misplaced(written, outline) }
    return Self.difference(written, outline.lines, pairs)
  }

  private struct Written {
    let depth: Int
    let item: Item

    var text: String { String(repeating: "  ", count: depth) + item.text }
  }

  private static func flatten(_ items: [Item], depth: Int, into written: inout [Written]) {
    for item in items {
      written.append(Written(depth: depth, item: item))
      flatten(item.children, depth: depth + 1, into: &written)
    }
  }

  /// The longest common subsequence of the expected lines and those of the screen, regardless of nesting.
  private static func commonLines(_ written: [Written], _ lines: [OutlineLine]) -> [(written: Int, line: Int)] {
    var lengths = Array(repeating: Array(repeating: 0, count: lines.count + 1), count: written.count + 1)
    for row in stride(from: written.count - 1, through: 0, by: -1) {
      for column in stride(from: lines.count - 1, through: 0, by: -1) {
        lengths[row][column] =
          written[row].item.matches(lines[column].node)
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var pairs: [(written: Int, line: Int)] = []
    var (row, column) = (0, 0)
    while row < written.count, column < lines.count {
      if written[row].item.matches(lines[column].node) {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func difference(
    _ written: [Written], _ lines: [OutlineLine], _ pairs: [(written: Int, line: Int)]
  ) -> String {
    var result: [String] = []
    var (row, column) = (0, 0)
    for pair in pairs + [(written.count, lines.count)] {
      let missing = written[row..<pair.written]
      result += missing.map { "- " + $0.text }
      let mark = missing.isEmpty ? "  " : "+ "
      result += lines[column..<pair.line].map { mark + text(of: $0) }
      if pair.line < lines.count { result.append("  " + text(of: lines[pair.line])) }
      (row, column) = (pair.written + 1, pair.line + 1)
    }
    return "The screen is not as written. Lines with “-” are missing, those with “+” are there instead:\n"
      + result.joined(separator: "\n")
  }

  private static func misplaced(_ written: [Written], _ outline: SemanticsOutline) -> String {
    "Everything that is written is on the screen, but not nested as written:\n"
      + written.map { "- " + $0.text }.joined(separator: "\n") + "\nThe screen is:\n" + outline.text
  }

  private static func text(of line: OutlineLine) -> String {
    String(repeating: "  ", count: line.depth) + "- " + line.node.outline
  }
}
