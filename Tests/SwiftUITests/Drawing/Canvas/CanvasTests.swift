import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Canvas")
struct CanvasTests {
  private func screen(_ view: some View) -> Screen {
    let screen = Screen(
      size: ProposedViewSize(width: 100, height: 50), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(view)
    return screen
  }

  /// The items that a canvas draws, without the clip around them.
  private func items(_ view: some View) -> [DisplayItem] {
    guard let item = screen(view).displayList().items.first, case .group(_, let items) = item.content else { return [] }
    return items
  }

  private func flattened(_ items: [DisplayItem]) -> [DisplayItem.Content] {
    items.flatMap { item -> [DisplayItem.Content] in
      if case .group(_, let inner) = item.content { return flattened(inner) }
      return [item.content]
    }
  }

  @Test("the closure gets the size of the canvas and fills and strokes paths")
  func paths() {
    let items = items(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground, lineWidth: 3)
      })
    #expect(items.count == 2)
    guard case .fill(let path, .color(.white), _) = items[0].content,
      case .stroke(_, .color(.black), let stroke) = items[1].content
    else {
      Issue.record("not a fill and a stroke")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(stroke.lineWidth == 3)
  }

  @Test("a mesh gradient fills a path, as the shape style does, with colors or resolved colors")
  func meshGradient() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let bezierPoints = points.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0, bottomControlPoint: $0)
    }
    let gradients = [
      MeshGradient(width: 2, height: 2, points: points, colors: [.white, .black, .black, .white]),
      MeshGradient(width: 2, height: 2, points: points, resolvedColors: [white, black, black, white]),
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints, resolvedColors: [white, black, black, white]),
    ]
    func drawn(_ shading: @escaping (MeshGradient) -> GraphicsContext.Shading, _ gradient: MeshGradient) -> [String] {
      items(Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: shading(gradient)) }).map { "\($0)" }
    }
    for gradient in gradients {
      let expected = drawn({ .style($0) }, gradient)
      #expect(expected.count == 1 && expected != drawn({ _ in .color(.white) }, gradient))
      #expect(drawn({ .meshGradient($0) }, gradient) == expected)
    }
    #expect(gradients.map(\.locations) == [.points(points), .points(points), .bezierPoints(bezierPoints)])
    #expect(gradients[1].colors == .resolvedColors([white, black, black, white]))
    #expect(gradients[2].colors == gradients[1].colors)
  }

  private static func drawLayers(_ count: Int, in context: GraphicsContext) {
    if count == 0 { return context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white)) }
    context.drawLayer { drawLayers(count - 1, in: $0) }
  }

  private static func drawEndlessly(in context: GraphicsContext) {
    context.drawLayer { drawEndlessly(in: $0) }
    context.drawLayer { drawEndlessly(in: $0) }
  }

  @Test("layers are drawn in each other, until there are too many")
  func manyLayers() {
    let screen = screen(Canvas { context, _ in Self.drawLayers(5_000, in: context) })
    #expect(flattened(screen.displayList().items).count == 1)
    #expect(screen.graph.issues.isEmpty)
    screen.show(Canvas { context, _ in Self.drawEndlessly(in: context) })
    _ = screen.displayList()
    #expect(screen.graph.issues.count == 1)
    #expect(screen.graph.issues.first?.message.contains("layers in each other") == true)
    #expect(screen.graph.issues.first?.path.contains("Canvas") == true)
  }

  @Test("copies of a context draw on the same canvas, each with its own state")
  func copies() {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let items = items(
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 10, y: 0)
        copy.scaleBy(x: 2, y: 2)
        copy.opacity = 0.5
        copy.fill(square, with: .color(.white))
        context.fill(square, with: .color(.black))
      })
    #expect(items.count == 2)
    guard case .group(let layer, let inner) = items[0].content, case .group(let moved, _) = inner[0].content else {
      Issue.record("no groups")
      return
    }
    #expect(layer.opacity == 0.5)
    #expect(
      moved.transform.apply(to: CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 10, y: 0, width: 2, height: 2))
    if case .group = items[1].content { Issue.record("the state of the copy has leaked") }
  }

  @Test("clips do not move with later transforms")
  func clips() {
    let items = items(
      Canvas { context, _ in
        context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
        context.translateBy(x: 5, y: 5)
        #expect(context.clipBoundingRect == CGRect(x: 5, y: 5, width: 20, height: 20))
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.white))
      })
    guard case .group(let clip, _) = items[0].content else {
      Issue.record("no clip")
      return
    }
    #expect(clip.clip?.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("a layer is one picture, with the filters of the context around it")
  func layers() {
    let items = items(
      Canvas { context, _ in
        context.addFilter(.blur(radius: 2))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
          layer.fill(Path(CGRect(x: 2, y: 0, width: 1, height: 1)), with: .color(.black))
        }
      })
    guard items.count == 1, case .group(let filtered, let inner) = items[0].content,
      case .group(let layer, let content) = inner[0].content
    else {
      Issue.record("no layer")
      return
    }
    #expect(filtered.filters == [.blur(radius: 2)])
    #expect(layer.isLayer && content.count == 2)
  }

  @Test("a projection moves the drawing, in the space in which it was added")
  func projection() {
    var matrix = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
    let square = Path(CGRect(x: 10, y: 0, width: 5, height: 5))
    func corner(_ filter: GraphicsContext.Filter, at x: CGFloat) -> CGPoint? {
      let items = items(
        Canvas { context, _ in
          context.translateBy(x: x, y: 0)
          context.addFilter(filter)
          context.fill(square, with: .color(.white))
        })
      guard case .group(let projected, let inner) = items.first?.content else { return nil }
      var offset = CGPoint(x: 10, y: 0)
      if case .group(let moved, _) = inner.first?.content { offset = moved.transform.apply(to: offset) }
      return projected.affineTransform.apply(to: offset)
    }
    #expect(corner(.projectionTransform(matrix), at: 0) == CGPoint(x: 20, y: 0))
    // The origin of the space in which the filter was added does not move.
    #expect(corner(.projectionTransform(matrix), at: 7) == CGPoint(x: 27, y: 0))
    matrix.m13 = 0.01
    let drawn = items(
      Canvas { context, _ in
        context.addFilter(.blur(radius: 2))
        context.addFilter(.projectionTransform(matrix))
        context.fill(square, with: .color(.white))
      })
    // The latest filter is the innermost.
    guard case .group(let blurred, let inner) = drawn.first?.content, case .group(let seen, _) = inner.first?.content
    else {
      Issue.record("no filters")
      return
    }
    #expect(blurred.filters == [.blur(radius: 2)])
    #expect(seen.perspective != nil)
  }

  @Test("gradients have their points in user space")
  func gradients() {
    let items = items(
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 3, y: 4), endPoint: CGPoint(x: 5, y: 6)))
      })
    guard case .fill(_, .linearGradient(_, let start, let end), _) = items[0].content else {
      Issue.record("no gradient")
      return
    }
    #expect(start == CGPoint(x: 3, y: 4) && end == CGPoint(x: 5, y: 6))
  }

  @Test("text is measured and drawn at its anchor")
  func text() {
    var measured = CGSize.zero
    let items = items(
      Canvas { context, size in
        let text = context.resolve(Text("Hello"))
        measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: 50, y: 25))
        context.draw(Text("Hi"), at: .zero, anchor: .topLeading)
      })
    #expect(measured.width > 0 && measured.height > 0)
    #expect(items.count == 2)
    #expect(items[0].offset == CGPoint(x: 50 - measured.width / 2, y: 25 - measured.height / 2))
    #expect(items[1].offset == .zero)
  }

  @Test("symbols are child views, found by their tags")
  func symbols() {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: 3) == nil)
      guard let symbol = context.resolveSymbol(id: 2) else { return }
      #expect(symbol.size == CGSize(width: 20, height: 10))
      context.draw(symbol, at: CGPoint(x: 50, y: 25))
    } symbols: {
      Rectangle().fill(.white).frame(width: 5, height: 5).tag(1)
      Rectangle().fill(.red).frame(width: 20, height: 10).tag(2)
    }
    let contents = flattened(items(canvas))
    guard contents.count == 1, case .fill(_, .color(let color), _) = contents[0] else {
      Issue.record("no symbol")
      return
    }
    #expect(color == RenderColor(hex: 0xFF3B30))
  }

  @Test("a tiled image repeats a part of its pixels")
  func tiledImage() throws {
    let pair = Image(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]), scale: 1)
    let screen = Screen(size: ProposedViewSize(width: 4, height: 1), drawsBackground: false)
    screen.show(
      Canvas { context, size in
        let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(pair, sourceRect: right))
      })
    let picture = try #require(screen.picture(scale: 1))
    #expect(picture.pixels == [UInt32](repeating: 0xFF00_00FF, count: 4))
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("an alpha threshold makes hard edges of one colour")
  func alphaThreshold() throws {
    let screen = Screen(size: ProposedViewSize(width: 4, height: 1), drawsBackground: false)
    screen.show(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.red.opacity(0.8)))
          layer.fill(Path(CGRect(x: 2, y: 0, width: 2, height: 1)), with: .color(.red.opacity(0.2)))
        }
      })
    let picture = try #require(screen.picture(scale: 1))
    #expect(picture.pixels[0] >> 24 == 255 && picture.pixels[0] & 0xFF > 200)
    #expect(picture.pixels[3] == 0)
  }

  @Test("a colour matrix gives each component from all of them")
  func colorMatrix() {
    var matrix = ColorMatrix()
    #expect(matrix.renderMatrix == .identity)
    matrix.r2 = 1
    #expect(matrix.renderMatrix.values[1] == 1)
  }
}
