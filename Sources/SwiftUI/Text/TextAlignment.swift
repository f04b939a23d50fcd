/// An alignment position for text along the horizontal axis.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Aligns multiple lines of text to the leading edge.
  case leading

  /// Aligns multiple lines of text to the center.
  case center

  /// Aligns multiple lines of text to the trailing edge.
  case trailing
}
