/// VoiceOver's speech for an element, with the words and the order that AccessibilitySnapshot found.
@MainActor
struct SpokenDescription {
  let text: String

  init(_ entry: SpokenOrder.Entry) {
    let node = entry.node
    var parts = [Self.name(of: node)].filter { !$0.isEmpty }.map { Self.sentence($0) }
    parts += node.importantContent
    if let series = entry.series { parts.append("\(series.index) of \(series.count).") }
    parts += Self.traits(of: node, isTab: entry.isTab)
    parts += Self.hints(of: node)
    let spoken = parts.joined(separator: " ")
    text = node.isSelected ? "Selected: " + spoken : spoken
  }

  /// Whether the speech is empty: such an element is skipped.
  static func isEmpty(of node: SemanticsNode) -> Bool {
    name(of: node).isEmpty && node.hint?.isEmpty != false && node.role.spokenName == nil
  }

  private static func name(of node: SemanticsNode) -> String {
    let label = node.label ?? ""
    if node.isBackButton, SystemString.back.isWritten(label) { return "" }
    let value = node.isSwitch ? "" : node.value ?? ""
    if label.isEmpty { return value }
    return value.isEmpty || value == label ? label : "\(label): \(value)"
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") || text.hasSuffix("?") || text.hasSuffix("!") ? text : text + "."
  }

  private static func traits(of node: SemanticsNode, isTab: Bool) -> [String] {
    var traits: [String] = []
    if !node.isEnabled { traits.append("Dimmed.") }
    if node.isBackButton {
      traits.append("Back Button.")
    } else if node.isSwitch {
      traits.append("Switch Button.")
      traits.append(node.value == "1" ? "On." : node.value == "0" ? "Off." : "Mixed.")
    } else if isTab {
      traits.append("Tab.")
    } else if node.role != .key, node.role == .button || node.traits.contains(.isButton) {
      traits.append("Button.")
    }
    if let name = node.role.spokenName { traits.append(name + ".") }
    if node.hasKeyboardFocus { traits.append("Is editing.") }
    if node.traits.contains(.isHeader) {
      traits.append(node.headingLevel.map { "Heading Level \($0)." } ?? "Heading.")
    }
    if node.role == .link || node.traits.contains(.isLink) { traits.append("Link.") }
    if node.isAdjustable { traits.append("Adjustable.") }
    if node.role == .image || node.traits.contains(.isImage) { traits.append("Image.") }
    if node.role == .searchField { traits.append("Search Field.") }
    return traits
  }

  private static func hints(of node: SemanticsNode) -> [String] {
    var hints: [String] = []
    if let hint = node.hint, !hint.isEmpty { hints.append(sentence(hint)) }
    if node.isEnabled {
      if node.isSwitch { hints.append("Double tap to toggle setting.") }
      if node.role.takesText { hints.append("Double tap to edit.") }
      if node.isAdjustable { hints.append("Swipe up or down with one finger to adjust the value.") }
    }
    if node.actions.contains(where: { if case .named = $0.kind { true } else { false } }) {
      hints.append("Actions Available.")
    }
    if node.hasMoreContent { hints.append("More Content Available.") }
    return hints
  }
}

extension SemanticsNode.Role {
  /// VoiceOver's name for text controls.
  fileprivate var spokenName: String? {
    switch self {
    case .textField, .textView: "Text Field"
    case .secureTextField: "Secure Text Field"
    default: nil
    }
  }

  fileprivate var takesText: Bool { spokenName != nil || self == .searchField }
}

extension SemanticsNode {
  fileprivate var isSwitch: Bool { role == .switch || role == .toggle }
  fileprivate var isBackButton: Bool { identifier == "BackButton" && !hasOwnIdentifier }

  fileprivate var isAdjustable: Bool {
    role == .slider || role == .pickerWheel || role == .stepper
      || (actions.contains { $0.kind == .increment } && actions.contains { $0.kind == .decrement })
  }

  fileprivate var headingLevel: Int? {
    for case .heading(let level) in details { return level }
    return nil
  }

  fileprivate var importantContent: [String] {
    details.compactMap { detail in
      guard case .content(let label, let value?, isImportant: true, _) = detail else { return nil }
      return "\(label): \(value)."
    }
  }

  fileprivate var hasMoreContent: Bool {
    details.contains { if case .content(_, _, isImportant: false, _) = $0 { true } else { false } }
  }
}
