/// One element of an outline as a line: `- button "Pay" [disabled]`.
struct OutlineLine {
  let depth: Int
  let node: SemanticsNode

  /// The index after the last element inside this one.
  fileprivate(set) var end: Int
}

/// The semantics tree as lines of text, one per element, with children indented by two spaces.
///
/// Elements without content are omitted, and their children take their place. Frames are omitted, too, so that an
/// outline is independent of the layout.
struct SemanticsOutline {
  private(set) var lines: [OutlineLine] = []

  init(_ nodes: [SemanticsNode]) {
    for node in nodes { add(node, depth: 0) }
  }

  private mutating func add(_ node: SemanticsNode, depth: Int) {
    if node.isHidden || node.reading == .never { return }
    if node.saysNothing {
      for child in node.children { add(child, depth: depth) }
      return
    }
    let index = lines.count
    lines.append(OutlineLine(depth: depth, node: node, end: index + 1))
    for child in node.children { add(child, depth: depth + 1) }
    lines[index].end = lines.count
  }

  var text: String {
    lines.map { String(repeating: "  ", count: $0.depth) + "- " + $0.node.outline }.joined(separator: "\n")
  }
}

extension SemanticsNode {
  /// The name of the element in an outline: its label, otherwise its placeholder; the title of a bar.
  var outlineName: String? {
    let names = [label, placeholder, role == .navigationBar ? identifier : nil]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The value of the element in an outline, unless it repeats the name.
  var outlineValue: String? { value.flatMap { $0.isEmpty || $0 == outlineName ? nil : $0 } }

  /// The identifier, if the app has set one.
  var outlineIdentifier: String? { hasOwnIdentifier ? identifier : nil }

  fileprivate var saysNothing: Bool {
    role == .other && outlineName == nil && outlineIdentifier == nil && outlineValue == nil && actions.isEmpty
  }

  /// The element's line in an outline, without indentation.
  var outline: String {
    var parts = ["\(role)"]
    if let outlineName { parts.append(outlineName.inQuotes) }
    if let outlineIdentifier { parts.append("[id=\(outlineIdentifier)]") }
    for state in OutlineState.allCases where state.holds(for: self) { parts.append("[\(state.rawValue)]") }
    let line = parts.joined(separator: " ")
    return outlineValue.map { line + ": " + $0.inQuotes } ?? line
  }
}

/// A state in square brackets.
enum OutlineState: String, CaseIterable {
  case disabled, selected, focused, heading

  func holds(for node: SemanticsNode) -> Bool {
    switch self {
    case .disabled: !node.isEnabled
    case .selected: node.isSelected
    case .focused: node.hasKeyboardFocus
    case .heading: node.traits.contains(.isHeader)
    }
  }
}

extension String {
  /// The text in quotes, on one line.
  var inQuotes: String {
    let escaped = flatMap { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + String(escaped) + "\""
  }
}
