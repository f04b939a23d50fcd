extension EnvironmentValues {
  /// Whether pictures show what a window shows, and not what Core Animation renders of its layers
  /// (`CALayer.render(in:)`).
  ///
  /// Rendered layers lack what the system composites on the screen: filters, materials and the glass of switches are
  /// missing, blend modes reach through compositing groups, and the radii of shadows count pixels. The groups, the
  /// switches and the shadows were measured in pictures of iOS 15, 18 and 26; the filters and materials are known from
  /// reports only.
  @Entry package var isDrawnInWindow: Bool = true
}
