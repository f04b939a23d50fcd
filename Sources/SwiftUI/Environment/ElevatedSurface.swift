extension EnvironmentValues {
  private enum IsElevatedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is on an elevated surface, such as a sheet: its background is lighter in dark mode.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}
