import Foundation

/// Icons by their SF Symbols names, drawn from an icon font of the distribution.
///
/// SF Symbols are Apple's and not ours to ship. Names without a counterpart give nil: the caller draws a labelled
/// placeholder and records a warning.
package final class SymbolSource {
  package enum Scale: Hashable, Sendable { case small, medium, large }

  package init() {}

  /// The symbol at the size of a font.
  ///
  /// - Parameters:
  ///   - name: an SF Symbols name such as "heart.fill".
  ///   - pointSize: the size of the font beside which it stands.
  ///   - weight: 100...900 as in `FontSpec`.
  package func symbol(
    named name: String, pointSize: Double, weight: Int = 400, scale: Scale = .medium
  ) -> SymbolGlyph? {
    nil
  }
}
