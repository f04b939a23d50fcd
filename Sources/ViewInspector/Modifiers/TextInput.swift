import SwiftUI

extension InspectableView {
  /// The content type of text fields.
  public func textContentType() throws -> UITextContentType? {
    try environment(\.textContentType, call: "textContentType")
  }

  /// The keyboard type of text fields.
  public func keyboardType() throws -> UIKeyboardType { try environment(\.keyboardType, call: "keyboardType") }

  /// The capitalization of the keyboard.
  public func autocapitalization() throws -> UITextAutocapitalizationType {
    guard let value = try environment(\.textInputAutocapitalization, call: "autocapitalization") else {
      throw modifierNotFound("autocapitalization")
    }
    return value.type
  }

  /// The font of the texts in the view.
  public func font() throws -> Font? {
    guard !(content.view is Text) else {
      throw InspectionError.notSupported("Please use .attributes().font() for inspecting Font on a Text")
    }
    return try environment(\.font, call: "font")
  }

  /// The largest number of lines of a text.
  public func lineLimit() throws -> Int? { try environment(\.lineLimit, call: "lineLimit") }

  /// The additional space between lines, in points.
  public func lineSpacing() throws -> CGFloat { try environment(\.lineSpacing, call: "lineSpacing") }

  /// The alignment of a text with several lines.
  public func multilineTextAlignment() throws -> TextAlignment {
    try environment(\.multilineTextAlignment, call: "multilineTextAlignment")
  }

  /// The smallest scale factor of text.
  public func minimumScaleFactor() throws -> CGFloat {
    try environment(\.minimumScaleFactor, call: "minimumScaleFactor")
  }

  /// The truncation mode of lines.
  public func truncationMode() throws -> Text.TruncationMode {
    try environment(\.truncationMode, call: "truncationMode")
  }

  /// Whether characters may be tightened.
  public func allowsTightening() -> Bool {
    (try? environment(\.allowsTightening, call: "allowsTightening")) ?? false
  }

  /// Whether autocorrection is disabled.
  public func disableAutocorrection() -> Bool {
    (try? environment(\.autocorrectionDisabled, call: "disableAutocorrection")) ?? false
  }

  /// Whether the view is mirrored in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection() -> Bool {
    content.transitiveModifiers("flipsForRightToLeftLayoutDirection")
      .contains { $0.value("isEnabled") == true }
  }
}
