/// The expected outline of a test: elements in order and with their nesting.
@MainActor
struct OutlinePattern {
  /// An expected element.
  struct Item {
    /// The original line, without indentation.
    let text: String
    let role: SemanticsNode.Role
    var name: TextPattern?
    var value: TextPattern?
    var identifier: String?
    var states: [OutlineState] = []
    var children: [Item] = []

    func matches(_ node: SemanticsNode) -> Bool {
      role == node.role
        && name?.matches(node.outlineName ?? "") ?? true
        && value?.matches(node.outlineValue ?? "") ?? true
        && (identifier == nil || identifier == node.identifier)
        && states.allSatisfy { $0.holds(for: node) }
    }
  }

  /// A text, or a pattern for a text.
  enum TextPattern {
    case text(String)
    case expression(Regex<AnyRegexOutput>)

    func matches(_ text: String) -> Bool {
      switch self {
      case .text(let expected): text == expected
      case .expression(let expression): (try? expression.firstMatch(in: text)) != nil
      }
    }
  }

  let items: [Item]

  init(parsing text: String) throws {
    items = try OutlineParser.items(in: text)
  }

  /// Whether every expected element is found.
  func isFound(in outline: SemanticsOutline) -> Bool {
    Self.end(of: items[...], in: outline.lines, from: 0, to: outline.lines.count) != nil
  }

  /// The end of the elements that match a list of items in order.
  ///
  /// Each item takes the match that ends first, which leaves the most lines for the following items.
  static func end(of items: ArraySlice<Item>, in lines: [OutlineLine], from start: Int, to limit: Int) -> Int? {
    var start = start
    for item in items {
      var best: Int?
      for index in start..<limit where item.matches(lines[index].node) {
        let end = lines[index].end
        if let best, end >= best { continue }
        if Self.end(of: item.children[...], in: lines, from: index + 1, to: end) != nil { best = end }
      }
      guard let best else { return nil }
      start = best
    }
    return start
  }
}
