/// Finds elements without a name, and names that are not words: those of symbols and files, single letters,
/// punctuation.
struct DescriptionAudit: ScreenAudit {
  func findings(in scene: AuditScene) -> [AuditFinding] {
    scene.entries.compactMap { entry in
      let node = entry.node
      guard node.isReadAsOne, node.needsName, !entry.around.contains(where: \.isReadAsOne) else { return nil }
      let name = node.outlineName ?? node.value ?? ""
      if name.isEmpty {
        return finding(node, "Element has no description", measure: "no label", rule: "a label")
      }
      if name.isReadable || node.label == nil { return nil }
      return finding(
        node, "Label not human-readable", measure: "the label \(name.inQuotes)", rule: "a label of words")
    }
  }

  private func finding(_ node: SemanticsNode, _ text: String, measure: String, rule: String) -> AuditFinding {
    AuditFinding(
      type: .sufficientElementDescription, compactDescription: text, measure: measure, rule: rule, node: node,
      subject: node.outlineName ?? node.identifier ?? "", viewPath: node.element?.path ?? "", frame: node.frame)
  }
}

extension SemanticsNode {
  /// Whether the element needs a name: images, texts, and interactive elements.
  fileprivate var needsName: Bool { role != .other || !actions.isEmpty || label != nil }
}

extension String {
  /// Whether a listener understands the text as words or a number.
  fileprivate var isReadable: Bool {
    if contains(where: \.isNumber), !contains(where: \.isLetter) { return true }
    guard contains(where: \.isLetter) else { return false }
    if count == 1 { return unicodeScalars.contains { $0.value > 0x2E80 } }
    if contains(" ") || contains("@") { return true }
    return !contains("_") && !hasDotBetweenLetters
  }

  /// Whether the text is like `crown.fill` or `photo.png`.
  private var hasDotBetweenLetters: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { $0.contains(where: \.isLetter) }
  }
}
