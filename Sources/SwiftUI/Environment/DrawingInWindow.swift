extension EnvironmentValues {
  private enum DrawingInWindowKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether pictures show what a window shows, and not what Core Animation renders of its layers
  /// (`CALayer.render(in:)`).
  ///
  /// Rendered layers lack what the system composites on the screen: filters, materials and the glass of switches are
  /// missing, and blend modes reach through compositing groups. The groups and the switches were measured in pictures
  /// of iOS 18 and 26; the filters and materials are known from reports only.
  package var isDrawnInWindow: Bool {
    get { self[DrawingInWindowKey.self] }
    set { self[DrawingInWindowKey.self] = newValue }
  }
}
