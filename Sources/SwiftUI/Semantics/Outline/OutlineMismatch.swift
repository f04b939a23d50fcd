extension OutlinePattern {
  /// The smallest difference as text; `nil` if every expected line is found.
  ///
  /// Missing lines begin with `-`. The most similar lines of the screen at their place begin with `+`, the lines around
  /// a difference with a space; the other lines of the screen are left out.
  func mismatch(in outline: SemanticsOutline) -> String? {
    if isFound(in: outline) { return nil }
    var written: [Written] = []
    Self.flatten(items, depth: 0, into: &written)
    let pairs = OutlineMatching(written.map(\.item), outline.lines).pairs
    let difference = OutlineDifference(written: written, lines: outline.lines, pairs: pairs)
    return pairs.count < written.count ? difference.text : difference.misplaced
  }

  /// A line of the expected outline.
  struct Written {
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
}
