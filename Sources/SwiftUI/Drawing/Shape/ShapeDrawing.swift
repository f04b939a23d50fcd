import FlowRendering
import Foundation

extension DisplayListBuilder {
  /// Adds a shape painted with a style, including the style's shadows and its blend mode.
  ///
  /// - Parameter rect: The rectangle that gradients span.
  package mutating func add(_ outline: _ShapeOutline, paint: _ShapePaint, fillStyle: FillStyle, in rect: CGRect) {
    if outline.path.isEmpty { return }
    if !fillStyle.isAntialiased { report(.approximate("FillStyle(antialiased:)", "edges are smoothed.")) }
    if paint.isPlain {
      addPlain(outline, paint: paint.renderPaint(in: rect), fillStyle: fillStyle)
      return
    }
    group(DisplayGroup(blendMode: RenderBlendMode(paint.blendMode))) { list in
      let filters = paint.shadows.filter { !$0.isInner }.map {
        RenderFilter.shadow(color: $0.color, radius: $0.radius, x: $0.x, y: $0.y)
      }
      list.group(DisplayGroup(filters: filters)) {
        $0.addPlain(outline, paint: paint.renderPaint(in: rect), fillStyle: fillStyle)
      }
      for shadow in paint.shadows where shadow.isInner {
        list.addInnerShadow(shadow, of: outline, fillStyle: fillStyle)
      }
    }
  }

  private mutating func addPlain(_ outline: _ShapeOutline, paint: RenderPaint, fillStyle: FillStyle) {
    if let stroke = outline.stroke {
      guard stroke.lineWidth > 0 else { return }
      add(.stroke(outline.path.renderPath, paint, RenderStroke(stroke)))
    } else {
      add(.fill(outline.path.renderPath, paint, evenOdd: fillStyle.isEOFilled))
    }
  }

  /// Adds the shadow that the area around the shape casts into the shape.
  private mutating func addInnerShadow(_ shadow: ResolvedShadow, of outline: _ShapeOutline, fillStyle: FillStyle) {
    let path = outline.stroke.map { outline.path.strokedPath($0) } ?? outline.path
    let reach = 3 * shadow.radius + abs(shadow.x) + abs(shadow.y) + 1
    var surroundings = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    surroundings.addPath(path)
    let clip = DisplayGroup(clip: path.renderPath, clipIsEvenOdd: fillStyle.isEOFilled)
    let filter = RenderFilter.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    group(clip) { list in
      list.group(DisplayGroup(filters: [filter])) {
        $0.add(.fill(surroundings.renderPath, .color(.black), evenOdd: true))
      }
    }
  }
}
