extension SymbolTone {
  /// The colors of symbols that have one color of their own.
  static let ofSymbols: [String: SymbolTone] = [
    "heart": .red, "heart.fill": .red, "star": .yellow, "star.fill": .yellow, "leaf": .green, "leaf.fill": .green,
    "flame": .orange, "flame.fill": .orange, "drop": .blue, "drop.fill": .blue, "bolt": .yellow, "bolt.fill": .yellow,
    "sun.max": .yellow, "sun.max.fill": .yellow, "trash": .red, "trash.fill": .red, "cloud": .white,
    "cloud.fill": .white,
  ]

  /// The colors of signs in badges, and of the filled shapes around them; the empty name is a dot.
  static let ofSigns: [String: SymbolTone] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "": .red, "exclamationmark": .yellow,
  ]
}
