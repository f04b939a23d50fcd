/// The names of symbols in VoiceOver and XCUITest.
enum SymbolLabels {
  /// The readable names of some symbols, without variants such as `.fill`.
  private static let labels = [
    "chevron.backward": "Back", "chevron.forward": "Forward", "ellipsis": "More", "heart": "Love",
    "magnifyingglass": "Search", "pencil": "Edit", "plus": "Add", "square.and.arrow.up": "Share", "star": "Favorite",
    "xmark": "Close",
  ]

  private static let variants: Set<Substring> = ["fill", "circle", "square"]

  /// The readable name of a symbol, or else its own name.
  static func label(of name: String) -> String {
    if let label = labels[name] { return label }
    var parts = name.split(separator: ".")
    while let last = parts.last, variants.contains(last) { parts.removeLast() }
    return labels[parts.joined(separator: ".")] ?? name
  }
}
