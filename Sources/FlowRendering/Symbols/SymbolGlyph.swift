import Foundation

/// A symbol's outlines at a size.
package struct SymbolGlyph: Hashable, Sendable {
  /// An outline that adds to the parts drawn before it, or erases from them.
  package struct Part: Hashable, Sendable {
    package var path: RenderPath
    package var erases: Bool

    /// Whether the part is the sign in a filled shape: erased in one color, drawn over the shape in several.
    package var isSign = false

    /// The index of the style that paints the part if there are several.
    package var level = 0

    /// The part's own color, if any.
    package var tone: SymbolTone?

    /// The value from 0 to 1 above which a variable symbol shows the part; parts without one are always visible.
    package var threshold: Double?

    package init(path: RenderPath, erases: Bool = false) {
      self.path = path
      self.erases = erases
    }
  }

  /// The requested name in SF Symbols.
  package var name: String
  /// The outlines in points, to fill in order with the non-zero rule; the origin is the top left of the layout box.
  package var parts: [Part]
  /// The size of the symbol in layout.
  package var size: CGSize
  /// The distance from the top of the layout box to the baseline of adjacent text.
  package var baseline: Double
  /// The width in points of a line around the outlines, which makes the symbol bolder.
  package var emphasis: Double

  /// Whether the layers of the symbol are known. Those of most icons of a font are not.
  package var knowsLayers = true

  package init(name: String, parts: [Part], size: CGSize, baseline: Double, emphasis: Double = 0) {
    self.name = name
    self.parts = parts
    self.size = size
    self.baseline = baseline
    self.emphasis = emphasis
  }
}

/// A part's own color.
package enum SymbolTone: Hashable, Sendable {
  case red, orange, yellow, green, blue, white
}
