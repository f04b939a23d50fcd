extension EnvironmentValues {
  /// Whether a view is an item of a bar, on glass.
  @Entry var isBarItem: Bool = false

  /// Whether the colors are those of a symbol in a bar, which can differ from those of texts.
  @Entry var colorsBarSymbol: Bool = false
}
