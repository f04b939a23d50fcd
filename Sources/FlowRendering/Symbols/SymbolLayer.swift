/// The part of a symbol that one style paints.
package struct SymbolLayer: Hashable, Sendable {
  /// The parts of the layer, and the later parts that erase from them.
  package var glyph: SymbolGlyph

  /// The index of the style.
  package var level: Int

  /// The parts' own color, if they have one.
  package var tone: SymbolTone?

  /// Whether the parts are within the value of a variable symbol.
  package var isReached: Bool
}

extension SymbolGlyph {
  /// The way the parts of a symbol get their colors.
  package enum Coloring: Hashable, Sendable {
    /// All parts have the same style.
    case one
    /// Each part has the style of its level.
    case levels
    /// Each part has its own color.
    case tones
  }

  /// The properties of a part that determine its layer.
  private struct Key: Hashable {
    var level = 0
    var tone: SymbolTone?
    var isReached = true
  }

  /// The layers for each style, from the bottom to the top.
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
          // A later part of a lower layer shows through this layer.
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
