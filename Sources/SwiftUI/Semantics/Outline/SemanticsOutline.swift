/// One element of an outline, as it is written on a line: `- button "Pay" [disabled]`.
struct OutlineLine {
  let depth: Int
  let node: SemanticsNode

  /// The index after the last element inside this one.
  fileprivate(set) var end: Int
}

/// The semantics tree as lines of text: a line each, what is inside another element indented by two spaces.
///
/// Elements that say nothing are left out; what is inside them stands in their place. Frames are left out too, so that
/// an outline stays the same while a layout changes.
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
  /// What an outline calls the element: its label, or else its placeholder; a bar by its title.
  var outlineName: String? {
    let names = [label, placeholder, role == .navigationBar ? identifier : nil]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// What an outline says as the value: not what only repeats the name.
  var outlineValue: String? { value.flatMap { $0.isEmpty || $0 == outlineName ? nil : $0 } }

  /// The identifier, where the app has given one.
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

/// Something that an outline says in square brackets.
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
