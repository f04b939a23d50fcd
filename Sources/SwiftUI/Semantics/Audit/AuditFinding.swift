/// Something that an audit has found: where, what was measured, and which rule it breaks.
package struct AuditFinding {
  package let type: AuditTypes

  /// The short text that Apple's audit has for it.
  package let compactDescription: String

  /// What was measured, such as `2.3:1`.
  package let measure: String

  /// What was asked for, such as `at least 4.5:1`.
  package let rule: String

  /// The element; `nil` for a text that is no element.
  package let node: SemanticsNode?

  /// The text or the name that the finding is about.
  package let subject: String

  /// Where the view is in the tree of views.
  package let viewPath: String

  /// On the screen, in points.
  package let frame: CGRect

  package var detailedDescription: String {
    let role = node.map { "\($0.role)" } ?? "text"
    let subject = subject.isEmpty ? role : "\(role) \(subject.inQuotes)"
    return "\(compactDescription): \(subject) has \(measure); wanted is \(rule). View: \(viewPath)."
  }
}
