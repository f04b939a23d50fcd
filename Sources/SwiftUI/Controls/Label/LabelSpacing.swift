extension EnvironmentValues {
  /// The distance between the icon and the title of labels, in points; `nil` is the standard distance.
  @Entry public var labelIconToTitleSpacing: CGFloat?

  /// The least width of the icons of labels, in points, so that the titles of several labels line up; `nil` is the
  /// standard width.
  @Entry public var labelReservedIconWidth: CGFloat?
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
