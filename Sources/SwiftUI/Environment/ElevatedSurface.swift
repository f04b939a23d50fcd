extension EnvironmentValues {
  /// Whether the view is on an elevated surface, such as a sheet: its background is lighter in dark mode.
  @Entry package var isElevated: Bool = false

  /// The background of rows in lists on the surface of a sheet, on which lists have no background; `nil` elsewhere.
  @Entry package var sheetRows: SystemShades? = nil
}
