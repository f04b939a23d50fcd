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

  /// The most characters of a subject in a message.
  private static let subjectLimit = 60

  /// The finding in one line: the rule, the element, the measured and the required value, the place.
  package var detailedDescription: String {
    let role = node.map { "\($0.role)" } ?? "text"
    let text = subject.count > Self.subjectLimit ? subject.prefix(Self.subjectLimit) + "…" : subject[...]
    let named = text.isEmpty ? role : "\(role) \(String(text).inQuotes)"
    let place = viewPath.isEmpty ? "" : " (at \(viewPath))"
    return "\(compactDescription): \(named) has \(measure), expected \(rule)\(place)."
  }
}
