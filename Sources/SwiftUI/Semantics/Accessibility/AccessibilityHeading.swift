/// The hierarchy of a heading in relation to other headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a hierarchy.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Sets the accessibility level of this heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    semantics { properties, _ in
      guard level != .unspecified else { return }
      properties.details.append(.heading(Int(level.rawValue)))
    }
  }
}
