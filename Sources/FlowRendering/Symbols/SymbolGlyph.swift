import Foundation

/// A symbol's outlines at a size.
package struct SymbolGlyph: Hashable, Sendable {
  /// An outline that is added to what was drawn before it, or taken away from it.
  package struct Part: Hashable, Sendable {
    package var path: RenderPath
    package var erases: Bool

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

  package init(name: String, parts: [Part], size: CGSize, baseline: Double, emphasis: Double = 0) {
    self.name = name
    self.parts = parts
    self.size = size
    self.baseline = baseline
    self.emphasis = emphasis
  }
}
