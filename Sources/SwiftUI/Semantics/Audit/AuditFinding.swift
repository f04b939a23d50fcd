/// A finding of an audit: its location, the measured value, and the violated rule.
package struct AuditFinding {
  package let type: AuditTypes

  /// The short text of Apple's audit.
  package let compactDescription: String

  /// The measured value, such as `2.3:1`.
  package let measure: String

  /// The required value, such as `at least 4.5:1`.
  package let rule: String

  /// The element; `nil` for a text that is not an element.
  package let node: SemanticsNode?

  /// The text or the name of the subject.
  package let subject: String

  /// The path of the view.
  package let viewPath: String

  /// The frame on the screen, in points.
  package let frame: CGRect

  package var detailedDescription: String {
    let role = node.map { "\($0.role)" } ?? "text"
    let subject = subject.isEmpty ? role : "\(role) \(subject.inQuotes)"
    return "\(compactDescription): \(subject) has \(measure); expected \(rule). View: \(viewPath)."
  }
}
