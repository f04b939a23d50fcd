extension EnvironmentValues {
  private enum LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The distance between the icon and the title of labels, in points; `nil` is the standard distance.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The least width of the icons of labels, in points, so that the titles of several labels line up; `nil` is the
  /// standard width.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icon and the title of labels, in points.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the least width of the icons of labels, in points.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
