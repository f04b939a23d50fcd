extension EnvironmentValues {
  /// Whether the view is on an elevated surface, such as a sheet: its background is lighter in dark mode.
  @Entry package var isElevated: Bool = false
}
