import SwiftUI

extension SemanticsNode {
  /// One line about the node in XCUITest's format, without its frame: `Button, label: 'Pay', Disabled`.
  var summary: String { describe(isFramed: false) }

  /// One line about the node with its frame, as in a `debugDescription`.
  var line: String { describe(isFramed: true) }

  private func describe(isFramed: Bool) -> String {
    var parts = [XCUIElement.ElementType(role).name + (role == .window ? " (Main)" : "")]
    if isFramed { parts.append(frame.inBraces) }
    for (name, text) in [
      ("identifier", identifier), ("title", title), ("label", label),
      ("placeholderValue", placeholder),
    ] {
      if let text, !text.isEmpty { parts.append("\(name): '\(text)'") }
    }
    if let value, !value.isEmpty { parts.append("value: \(value)") }
    if isSelected { parts.append("Selected") }
    if hasKeyboardFocus { parts.append("Keyboard Focused") }
    if !isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }
}

extension CGRect {
  /// The rectangle in XCUITest's format: `{{16.0, 59.0}, {361.0, 44.0}}`.
  var inBraces: String {
    "{{\(oneDigit(minX)), \(oneDigit(minY))}, {\(oneDigit(width)), \(oneDigit(height))}}"
  }

  private func oneDigit(_ length: CGFloat) -> String {
    let tenths = (Double(length) * 10).rounded()
    return tenths.isFinite ? "\(tenths / 10)" : "\(length)"
  }
}
