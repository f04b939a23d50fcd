extension EnvironmentValues {
  private enum DrawingInWindowKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether pictures show views as a window on the screen does, and not as Core Animation draws their layers into a picture
  /// (`CALayer.render(in:)`).
  ///
  /// Layers drawn so lack what the system composes on the screen: filters, materials and the glass of switches are missing,
  /// and blend modes reach through compositing groups to what is behind them. Measured in pictures of iOS 18 and 26; of
  /// filters and materials it is known from reports of others.
  package var isDrawnInWindow: Bool {
    get { self[DrawingInWindowKey.self] }
    set { self[DrawingInWindowKey.self] = newValue }
  }
}
