import Foundation
import Testing

@testable import FlowRendering

/// A path of very many elements is stroked in parts and looks as if stroked at once.
@Suite("Long strokes")
struct LongStrokeTests {
  private let paint = RenderPaint.color(RenderColor(red: 1, green: 0, blue: 0, alpha: 0.5))

  /// A spiral that does not cross itself.
  private func spiral(_ count: Int, isClosed: Bool = false) -> RenderPath {
    var path = RenderPath()
    for index in 0...count {
      let share = Double(index) / Double(count)
      let (angle, radius) = (share * 12 * .pi, 10 + share * 80)
      let point = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  private func picture(_ path: RenderPath, _ stroke: RenderStroke) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: 200, height: 200), scale: 1)
    canvas.stroke(path, with: paint, stroke: stroke)
    return canvas.makeBitmap()
  }

  /// The largest difference between two pictures, 0...255.
  private func difference(_ mine: Bitmap, _ theirs: Bitmap) -> Int {
    zip(mine.pixels, theirs.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 255
  }

  @Test(
    "are drawn as in one piece, with their joins and caps",
    arguments: [RenderStroke.Cap.butt, .round, .square], [false, true])
  func looks(cap: RenderStroke.Cap, isClosed: Bool) {
    let path = spiral(21_000, isClosed: isClosed)
    var stroke = RenderStroke(lineWidth: 6, cap: cap, join: .round)
    let parts = picture(path, stroke)
    // A single dash longer than the path: dashed strokes are drawn in one piece.
    stroke.dash = [1e6, 1]
    let whole = picture(path, stroke)
    #expect(Canvas.isLong(path, RenderStroke()) && !Canvas.isLong(path, stroke))
    #expect(whole.pixels.contains { $0 >> 24 == 128 })
    // Where pieces meet, their edges share pixels: a pixel that each covers by half gets three quarters.
    #expect(difference(parts, whole) <= 33)
    #expect(zip(parts.pixels, whole.pixels).count { abs(Int($0 >> 24) - Int($1 >> 24)) > 1 } < 100)
  }

  @Test("of many short subpaths are drawn as in one piece, pixel for pixel")
  func subpaths() {
    var path = RenderPath()
    for index in 0..<12_000 {
      let corner = CGPoint(x: Double(index % 100) * 2, y: Double(index / 100) + 0.5)
      path.move(to: corner)
      path.addLine(to: CGPoint(x: corner.x + 1, y: corner.y))
    }
    var stroke = RenderStroke(lineWidth: 1)
    let parts = picture(path, stroke)
    stroke.dash = [1e6, 1]
    #expect(parts == picture(path, stroke))
    #expect(parts.pixels.count { $0 != 0 } == 12_000)
  }

  @Test("are cut into pieces that begin with the last element of the previous piece")
  func pieces() {
    let points = (0...7).map { CGPoint(x: $0, y: $0 * $0) }
    let lines = points.dropFirst().map { RenderPath.Element.line($0) }
    let open = StrokeParts(RenderPath(elements: [.move(points[0])] + lines), limit: 4)
    #expect(
      open.pieces.map(\.elements) == [
        [.move(points[0])] + lines[0..<4], [.move(points[3])] + lines[3..<7],
      ])
    #expect(open.whole.isEmpty)
    #expect(open.ends.map(\.point) == [points[0], points[7]])
    #expect(open.ends.map(\.angle) == [atan2(-1, -1), atan2(13, 1)])
    let closed = StrokeParts(RenderPath(elements: [.move(points[0])] + lines + [.close]), limit: 4)
    #expect(closed.whole.isEmpty && closed.ends.isEmpty)
    #expect(closed.pieces.map(\.elements.count) == [5, 5, 4])
    #expect(closed.pieces[2].elements == [.move(points[6]), lines[6], .line(points[0]), lines[0]])
  }

  @Test("of a million lines are drawn")
  func million() {
    var path = RenderPath(elements: [.move(.zero)])
    for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: index % 200, y: index * 7 % 200)) }
    #expect(picture(path, RenderStroke()).pixels.contains { $0 != 0 })
  }
}
