import Foundation
import Testing

@testable import FlowRendering

@Suite("Painting in perspective")
struct CanvasProjectionTests {
  private func picture(
    _ projection: RenderProjection, scale: Double = 1, _ paint: (Canvas) -> Void
  ) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: 100, height: 100), scale: scale, background: .white)
    canvas.beginProjection(projection, bounds: CGRect(x: -20, y: -20, width: 140, height: 140))
    paint(canvas)
    canvas.endProjection()
    return canvas.makeBitmap()
  }

  private func fill(_ canvas: Canvas) {
    canvas.fill(.rect(CGRect(x: 20, y: 30, width: 40, height: 50)), with: .color(.black))
  }

  private func plain(_ transform: RenderTransform, scale: Double = 1) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: 100, height: 100), scale: scale, background: .white)
    canvas.concatenate(transform)
    fill(canvas)
    return canvas.makeBitmap()
  }

  @Test("without perspective it equals a transform", arguments: [1.0, 3.0])
  func identity(scale: Double) {
    let identity = RenderProjection(.identity)
    #expect(picture(identity, scale: scale, fill).largestDelta(to: plain(.identity, scale: scale)) <= 1)
    let moved = RenderTransform.translation(x: 10, y: -5)
    let seen = picture(RenderProjection(moved), scale: scale, fill)
    #expect(seen.largestDelta(to: plain(moved, scale: scale)) <= 1)
  }

  @Test("in perspective the near edge is longer, and edges match the projection")
  func trapezoid() {
    // Points appear at x / (1 - x / 200): 20 becomes 22.2 and 60 becomes 85.7; heights grow by 1.11 and by 1.43.
    let bitmap = picture(RenderProjection(matrix: [1, 0, -0.005, 0, 1, 0, 0, 0, 1]), scale: 1, fill)
    func height(_ x: Int) -> Double { (0..<100).reduce(0) { $0 + 1 - Double(bitmap[x, $1].red) / 255 } }
    // The near edge extends below the picture: 80 becomes 114.
    #expect(height(20) == 0 && height(87) == 0)
    #expect(abs(height(24) - 50 * 1.12) < 1)
    #expect(abs(height(50) - 50 * 1.25) < 1)
  }

  @Test("edges are smooth")
  func smoothness() {
    let bitmap = picture(RenderProjection(matrix: [1, 0.2, -0.002, 0, 1, 0, 0, 0, 1]), fill)
    #expect((0..<100).contains { y in (0..<100).contains { (64..<192).contains(bitmap[$0, y].red) } })
  }

  @Test("invisible content paints nothing")
  func invisible() {
    let white = Canvas(size: CGSize(width: 100, height: 100), scale: 1, background: .white).makeBitmap()
    #expect(picture(RenderProjection(.scale(x: 0, y: 1)), fill) == white)
    #expect(picture(RenderProjection(matrix: [1, 0, 0, 0, 1, 0, 0, 0, -1]), fill) == white)
    #expect(picture(RenderProjection(.identity)) { _ in } == white)
  }

  @Test("the surrounding clip applies, and later drawing is unaffected")
  func clip() {
    let canvas = Canvas(size: CGSize(width: 100, height: 100), scale: 1, background: .white)
    canvas.save()
    canvas.clip(to: .rect(CGRect(x: 0, y: 0, width: 40, height: 100)))
    canvas.beginProjection(RenderProjection(.identity), bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(canvas)
    canvas.endProjection()
    canvas.restore()
    canvas.fill(.rect(CGRect(x: 90, y: 90, width: 5, height: 5)), with: .color(.black))
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[30, 50].red == 0 && bitmap[50, 50].red == 255 && bitmap[92, 92].red == 0)
  }
}
