import Foundation

/// A custom symbol of an app: a template exported from SF Symbols, as SVG.
///
/// Only its regular weight is used; other weights and scales are derived from it.
package struct SymbolTemplate: Sendable {
  /// The outlines in em, relative to the left margin and the baseline.
  private let path: RenderPath

  /// The distance between the margins, in em.
  private let width: Double

  /// Returns `nil` if the SVG is not a template.
  package init?(svg: String) {
    let variants = [("Regular-M", 1.0), ("Regular-S", 1 / 0.78), ("Regular-L", 1 / 1.28)]
    let elements = SVGElements(svg, groups: Set(variants.map { $0.0[...] })).elements
    for (variant, scale) in variants {
      var path = RenderPath()
      for element in elements where element.name == "path" && element.group == variant[...] {
        guard let outline = element.attributes["d"] else { continue }
        path.add(SVGPathReader.path(outline), transform: element.transform)
      }
      if path.isEmpty { continue }
      let bounds = path.boundingRect
      let size = variant.suffix(1)
      let baseline = Self.guide("Baseline-\(size)", in: elements)?.y ?? bounds.maxY
      // Templates are drawn for a font of 100 points, whose capitals are 70.5 high.
      let capitals = Self.guide("Capline-\(size)", in: elements).map { baseline - $0.y } ?? 70.459
      guard capitals > 0 else { return nil }
      let unit = scale * 0.70459 / capitals
      let left = (Self.guide("left-margin-\(variant)", in: elements)?.x).map { min($0, bounds.minX) } ?? bounds.minX
      let right = (Self.guide("right-margin-\(variant)", in: elements)?.x).map { max($0, bounds.maxX) } ?? bounds.maxX
      self.path = path.transformed(
        by: RenderTransform(a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -baseline * unit))
      width = (right - left) * unit
      return
    }
    return nil
  }

  /// The position of a guide line of the template.
  private static func guide(_ name: String, in elements: [SVGElements.Element]) -> CGPoint? {
    guard let element = elements.first(where: { $0.attributes["id"] == name[...] }) else { return nil }
    if let x = element.number("x1"), let y = element.number("y1") {
      return element.transform.apply(to: CGPoint(x: x, y: y))
    }
    guard case .move(let point) = element.attributes["d"].map({ SVGPathReader.path($0) })?.elements.first else {
      return nil
    }
    return element.transform.apply(to: point)
  }

  /// The symbol at the size of a font.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the adjacent font.
  ///   - weight: The weight, 100...900; weights below 400 are drawn as 400.
  package func glyph(
    named name: String, pointSize: Double, weight: Int = 400, scale: SymbolSource.Scale = .medium
  ) -> SymbolGlyph {
    let em = pointSize * scale.factor
    let bounds = path.boundingRect
    // The same margin as for other symbols.
    let room = 0.059 * em
    let top = -bounds.minY * em + room
    return SymbolGlyph(
      name: name,
      parts: [.init(path: path.transformed(by: RenderTransform(a: em, b: 0, c: 0, d: em, tx: 0, ty: top)))],
      size: CGSize(width: width * em, height: bounds.height * em + 2 * room), baseline: top,
      emphasis: Double(max(0, min(900, weight) - 400)) / 500 * 0.075 * em)
  }
}
