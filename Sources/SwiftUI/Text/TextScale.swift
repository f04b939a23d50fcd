extension Text {
  /// The relative scale of text.
  public struct Scale: Hashable, Sendable {
    package let factor: CGFloat

    /// The font's own size.
    public static let `default` = Scale(factor: 1)

    /// A smaller size, as for a unit beside a number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Applies a text scale to the text: the secondary one is four fifths of the font's size, a factor that was not
  /// measured.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    var copy = self
    if isEnabled { copy.modifiers.append(.trait(.scale(scale.factor))) }
    return copy
  }
}

extension View {
  /// Applies a text scale to the text in the view: the secondary one is four fifths of the font's size, a factor that
  /// was not measured.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.textModifiers) { modifiers in
        if isEnabled { modifiers.append(.trait(.scale(scale.factor))) }
      })
  }
}
