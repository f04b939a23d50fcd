import SwiftUI
import FlowRendering

extension UIColor {
  /// Makes the color the current one for filling and stroking.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color the current one for filling.
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setColors(fill: renderColor(in: context.environment))
  }

  /// Makes the color the current one for stroking.
  public func setStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setColors(stroke: renderColor(in: context.environment))
  }
}

extension UIBezierPath {
  /// Fills the path with the current color.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(Path(cgPath), evenOdd: usesEvenOddFillRule) }

  /// Fills the path with the current color.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fill() } }

  /// Strokes the path with the current color.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(Path(cgPath), strokeStyle) }

  /// Strokes the path with the current color.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.stroke() } }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (UIBezierPath) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(self)
    context.restoreGState()
  }

  /// Clips to the path.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: Path(cgPath), evenOdd: usesEvenOddFillRule) }
}

extension UIImage {
  /// Draws the image into the current context in a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if let bitmap {
      context.draw(bitmap, in: rect, alpha: alpha, tint: tint?.renderColor(in: context.environment))
    } else if case .symbol = source {
      let environment = context.environment
      let items = assumeMainActor {
        Measurement.drawing(of: Image(uiImage: self).resizable(), size: rect.size, in: environment)
      }
      context.draw(items, at: rect.origin)
    }
    context.restoreGState()
  }

  /// The image itself, whose pixels are known already.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls with the image itself, whose pixels are known already.
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  /// The image itself, whose pixels are known already.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image in another size, in points, as for a list.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      self.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension Measurement {
  /// The drawing of a view in a size.
  static func drawing<Content: View>(
    of view: Content, size: CGSize, in environment: EnvironmentValues
  ) -> [DisplayItem] {
    let items = Graph.withTemporaryTree(of: view, in: environment) { root in
      root.place(at: .zero, proposal: ProposedViewSize(size))
      return DisplayListBuilder.items { $0.draw(root) }
    }
    return items ?? []
  }
}
