import Foundation

/// A symbol's outlines at a size.
package struct SymbolGlyph: Hashable, Sendable {
  /// An outline that is added to what was drawn before it, or taken away from it.
  package struct Part: Hashable, Sendable {
    package var path: RenderPath
    package var erases: Bool

    /// Whether the part is the sign in a filled shape: taken away in one colour, drawn over it in several.
    package var isSign = false

    /// Which of the styles paints the part, where there are several: 0 is the first.
    package var level = 0

    /// The colour that the part has by itself.
    package var tone: SymbolTone?

    /// The value from 0 to 1 above which a variable symbol shows the part; it shows others always.
    package var threshold: Double?

    package init(path: RenderPath, erases: Bool = false) {
      self.path = path
      self.erases = erases
    }
  }

  /// The SF Symbols name it was asked by.
  package var name: String
  /// In points, to fill in order with the non-zero rule; the origin is the top left of the layout box.
  package var parts: [Part]
  /// The size a layout gives the symbol.
  package var size: CGSize
  /// From the top of the layout box to the baseline of text beside it.
  package var baseline: Double
  /// How much bolder than its outlines it is drawn, in points: the width of a line around them.
  package var emphasis: Double

  /// Whether it is known which parts have a style of their own. It is not of most icons of a font.
  package var knowsLayers = true

  package init(name: String, parts: [Part], size: CGSize, baseline: Double, emphasis: Double = 0) {
    self.name = name
    self.parts = parts
    self.size = size
    self.baseline = baseline
    self.emphasis = emphasis
  }
}

/// A colour that a part of a symbol has by itself.
package enum SymbolTone: Hashable, Sendable {
  case red, orange, yellow, green, blue, white
}
