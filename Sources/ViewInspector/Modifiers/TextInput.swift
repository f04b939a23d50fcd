import SwiftUI

extension InspectableView {
  /// What the text of text fields means.
  public func textContentType() throws -> UITextContentType? {
    try environment(\.textContentType, call: "textContentType")
  }

  /// The keyboard that text fields ask for.
  public func keyboardType() throws -> UIKeyboardType { try environment(\.keyboardType, call: "keyboardType") }

  /// How the keyboard capitalizes.
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

  /// The extra distance between lines, in points.
  public func lineSpacing() throws -> CGFloat { try environment(\.lineSpacing, call: "lineSpacing") }

  /// How the lines of a text are aligned to each other.
  public func multilineTextAlignment() throws -> TextAlignment {
    try environment(\.multilineTextAlignment, call: "multilineTextAlignment")
  }

  /// The smallest factor by which text may shrink.
  public func minimumScaleFactor() throws -> CGFloat {
    try environment(\.minimumScaleFactor, call: "minimumScaleFactor")
  }

  /// Where lines that do not fit are cut.
  public func truncationMode() throws -> Text.TruncationMode {
    try environment(\.truncationMode, call: "truncationMode")
  }

  /// Whether characters may move closer together.
  public func allowsTightening() -> Bool {
    (try? environment(\.allowsTightening, call: "allowsTightening")) ?? false
  }

  /// Whether what is typed is left as it is.
  public func disableAutocorrection() -> Bool {
    (try? environment(\.autocorrectionDisabled, call: "disableAutocorrection")) ?? false
  }

  /// Whether the view is mirrored where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection() -> Bool {
    content.transitiveModifiers("flipsForRightToLeftLayoutDirection")
      .contains { $0.value("isEnabled") == true }
  }
}
