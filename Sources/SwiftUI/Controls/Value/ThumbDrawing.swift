import FlowRendering
import Foundation

extension ThumbShadow.Layer {
  /// The shadow of a disc, as a gradient: a blurred disc is the same in all directions.
  func paint(of disc: CGRect) -> RenderPaint {
    let radius = disc.width / 2
    let (start, end) = (max(0, radius - 3 * blur), radius + 3 * blur)
    let steps = 16
    let stops = (0...steps).map { step in
      let part = Double(step) / Double(steps)
      let distance = start + (end - start) * part
      // The blur of a straight edge, moved inwards as the edge is curved.
      let coverage = 0.5 * erfc((distance - radius + blur * blur / (2 * radius)) / (blur * 2.0.squareRoot()))
      return RenderGradientStop(location: part, color: RenderColor(white: 0, alpha: opacity * Float(coverage)))
    }
    return .radialGradient(
      stops: stops, center: CGPoint(x: disc.midX, y: disc.midY + down), startRadius: start, endRadius: end)
  }

  /// The area that the shadow reaches.
  func bounds(of disc: CGRect) -> CGRect {
    disc.insetBy(dx: -3 * blur, dy: -3 * blur).offsetBy(dx: 0, dy: down)
  }
}

/// The white thumb of a switch or slider, with its soft shadow.
enum ThumbDrawing {
  @MainActor
  static func draw(
    at centre: CGPoint, radius: CGFloat, color: RenderColor = .white, shadow: ThumbShadow,
    into list: inout DisplayListBuilder
  ) {
    drawShadow(shadow, of: frame(centre, radius), into: &list)
    drawDisc(in: frame(centre, radius), color: color, into: &list)
  }

  /// Draws the shadow of a disc.
  @MainActor
  static func drawShadow(_ shadow: ThumbShadow, of frame: CGRect, into list: inout DisplayListBuilder) {
    for layer in shadow.layers {
      list.add(.fill(.ellipse(in: layer.bounds(of: frame)), layer.paint(of: frame), evenOdd: false))
    }
  }

  /// Draws a disc, or a capsule in a wider frame.
  @MainActor
  static func drawDisc(in frame: CGRect, color: RenderColor = .white, into list: inout DisplayListBuilder) {
    list.add(.fill(capsule(frame), .color(color), evenOdd: false))
  }

  /// Draws a disc that is a picture, as the knob of a switch is on an iPhone: scaled, its edge is softer than a shape's.
  ///
  /// Measured on iOS 18 in pictures of two scaled switches: where a picture and a shape differ by more than three levels
  /// of 255, Apple's pixels are 3 levels from the picture and 6 from the shape (root of the mean square).
  @MainActor
  static func drawPicture(in frame: CGRect, scale: CGFloat, into list: inout DisplayListBuilder) {
    let margin = 1 / max(1, scale)
    let picture = frame.insetBy(dx: -margin, dy: -margin)
    let canvas = RenderCanvas(size: picture.size, scale: Double(scale))
    canvas.fill(
      capsule(CGRect(origin: CGPoint(x: margin, y: margin), size: frame.size)), with: .color(.white))
    list.add(.bitmap(canvas.makeBitmap(), picture, .low))
  }

  private static func capsule(_ frame: CGRect) -> RenderPath {
    frame.width == frame.height ? .ellipse(in: frame) : .roundedRect(frame, radius: frame.height / 2)
  }

  static func disc(_ centre: CGPoint, _ radius: CGFloat) -> RenderPath {
    .ellipse(in: frame(centre, radius))
  }

  private static func frame(_ centre: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
