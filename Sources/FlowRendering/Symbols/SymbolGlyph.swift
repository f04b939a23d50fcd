import Foundation

/// The outline of a symbol at a size.
package struct SymbolGlyph: Hashable, Sendable {
  /// The SF Symbols name it was asked by.
  package var name: String
  /// The outline in points, to fill with the non-zero rule; the origin is the top left of the layout box.
  package var path: RenderPath
  /// The size a layout gives the symbol.
  package var size: CGSize
  /// From the top of the layout box to the baseline of text beside it.
  package var baseline: Double

  package init(name: String, path: RenderPath, size: CGSize, baseline: Double) {
    self.name = name
    self.path = path
    self.size = size
    self.baseline = baseline
  }
}
