/// What one style paints of a symbol.
package struct SymbolLayer: Hashable, Sendable {
  /// The parts of the layer, and what later parts take away from them.
  package var glyph: SymbolGlyph

  /// Which of the styles: 0 is the first.
  package var level: Int

  /// The colour of its own, if the parts have one.
  package var tone: SymbolTone?

  /// Whether the value of a variable symbol reaches the parts.
  package var isReached: Bool
}

extension SymbolGlyph {
  /// How the parts of a symbol get their colours.
  package enum Coloring: Hashable, Sendable {
    /// All have the same.
    case one
    /// Each has the style of its level.
    case levels
    /// Each has its own.
    case tones
  }

  /// What of a part decides by what it is painted.
  private struct Key: Hashable {
    var level = 0
    var tone: SymbolTone?
    var isReached = true
  }

  /// What is painted with each style, from the bottom to the top.
  ///
  /// - Parameter value: The value of a variable symbol, from 0 to 1; nil shows all parts.
  package func layers(_ coloring: Coloring, value: Double? = nil) -> [SymbolLayer] {
    func key(_ part: Part) -> Key? {
      guard !part.erases || (part.isSign && coloring != .one) else { return nil }
      var key = Key()
      if coloring == .levels { key.level = part.level }
      if coloring == .tones { key.tone = part.tone }
      if let value, let threshold = part.threshold { key.isReached = value > threshold }
      return key
    }
    let keys = parts.map(key)
    var order: [Key] = []
    for case let key? in keys where !order.contains(key) { order.append(key) }
    if order.count == 1, coloring == .one {
      return [SymbolLayer(glyph: self, level: 0, tone: nil, isReached: order[0].isReached)]
    }
    return order.enumerated().map { index, own in
      var glyph = self
      glyph.parts = []
      for (part, key) in zip(parts, keys) {
        var part = part
        if key == own {
          part.erases = false
        } else if let key {
          // What is painted by a layer below and comes later shows through this one.
          guard order.prefix(index).contains(key), !glyph.parts.isEmpty else { continue }
          part.erases = true
        } else if part.isSign && coloring != .one || glyph.parts.isEmpty {
          continue
        }
        glyph.parts.append(part)
      }
      return SymbolLayer(glyph: glyph, level: own.level, tone: own.tone, isReached: own.isReached)
    }
  }
}
