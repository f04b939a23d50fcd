import Foundation
import Testing

@testable import FlowRendering

@Suite("Painting")
struct CanvasTests {
  static let red = RenderColor(red: 1, green: 0, blue: 0)
  static let blue = RenderColor(red: 0, green: 0, blue: 1)

  private func canvas(_ side: Double = 40, scale: Double = 1) -> Canvas {
    Canvas(size: CGSize(width: side, height: side), scale: scale)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RenderPath {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  /// The track of a switch on iOS 17 and 18 is #E9E9EA: a grey at an opacity of 0.16 on white.
  @Test("translucent colours are rounded, not cut off")
  func translucent() {
    let canvas = Canvas(size: CGSize(width: 4, height: 4), scale: 1, background: .white)
    let grey = RenderColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
    canvas.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(grey))
    #expect(canvas.makeBitmap()[1, 1] == .init(red: 0xE9, green: 0xE9, blue: 0xEA))
  }

  @Test("a rectangle covers exactly its pixels, at any scale", arguments: [1.0, 2, 3])
  func fill(scale: Double) {
    let canvas = canvas(scale: scale)
    canvas.fill(rect(10, 10, 10, 5), with: .color(Self.red))
    let bitmap = canvas.makeBitmap()
    #expect(bitmap.width == Int(40 * scale))
    #expect(bitmap.pixels.filter { $0 == 0xFFFF_0000 }.count == Int(50 * scale * scale))
    #expect(bitmap.pixels.filter { $0 != 0 }.count == Int(50 * scale * scale))
  }

  @Test("canvases of fractional sizes are rounded up to pixels")
  func fractionalSize() {
    let bitmap = Canvas(size: CGSize(width: 10.1, height: 10.333333333333334), scale: 3).makeBitmap()
    #expect(bitmap.width == 31 && bitmap.height == 31)
  }

  @Test("transforms, clips and their restoring nest")
  func state() {
    let canvas = canvas()
    canvas.save()
    canvas.concatenate(.translation(x: 10, y: 0))
    canvas.clip(to: rect(0, 0, 5, 5))
    canvas.fill(rect(-100, -100, 500, 500), with: .color(Self.red))
    canvas.restore()
    canvas.fill(rect(0, 20, 1, 1), with: .color(Self.blue))
    let bitmap = canvas.makeBitmap()
    #expect(bitmap.pixels.filter { $0 == 0xFFFF_0000 }.count == 25)
    #expect(bitmap[10, 0].red == 255 && bitmap[9, 0].alpha == 0 && bitmap[0, 20].blue == 255)
  }

  @Test("a transform that flattens the plane shows nothing and has no further effect")
  func flat() {
    let canvas = canvas()
    canvas.save()
    canvas.concatenate(.scale(x: 0, y: 1))
    canvas.fill(rect(0, 0, 40, 40), with: .color(Self.red))
    canvas.restore()
    canvas.fill(rect(0, 0, 1, 1), with: .color(Self.blue))
    #expect(canvas.makeBitmap().pixels.filter { $0 != 0 }.count == 1)
  }

  @Test("non-finite points have no further effect")
  func notFinite() {
    let canvas = canvas()
    var path = rect(0, 0, 10, 10)
    path.addLine(to: CGPoint(x: Double.nan, y: 3))
    path.addCurve(to: CGPoint(x: Double.infinity, y: 3), control1: .zero, control2: .zero)
    canvas.fill(path, with: .color(Self.red))
    canvas.concatenate(RenderTransform(tx: .nan))
    canvas.restore()
    #expect(canvas.makeBitmap()[5, 5].red == 255)
  }

  @Test("a stroke is centred on its path, and dashes have gaps")
  func stroke() {
    let canvas = canvas()
    var line = RenderPath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    canvas.stroke(line, with: .color(Self.red), stroke: RenderStroke(lineWidth: 4, dash: [5, 5]))
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[2, 8].red == 255 && bitmap[2, 11].red == 255 && bitmap[2, 7].alpha == 0)
    #expect(bitmap[7, 10].alpha == 0 && bitmap[12, 10].red == 255)
  }

  @Test("a bitmap is drawn into its rectangle, and a template takes the paint")
  func images() {
    var image = Bitmap(width: 2, height: 1)
    image[0, 0] = .init(red: 255, green: 0, blue: 0)
    let canvas = canvas()
    canvas.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 10), interpolation: .none)
    canvas.draw(
      template: image, in: CGRect(x: 10, y: 30, width: 20, height: 10), paint: .color(Self.blue), interpolation: .none)
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[11, 11].red == 255 && bitmap[29, 11].alpha == 0 && bitmap[9, 11].alpha == 0)
    #expect(bitmap[11, 31].blue == 255 && bitmap[29, 31].alpha == 0)
  }

  @Test("a tile repeats")
  func tile() {
    var image = Bitmap(width: 2, height: 2)
    image[0, 0] = .init(red: 255, green: 0, blue: 0)
    let canvas = canvas()
    canvas.fill(rect(0, 0, 40, 40), with: .tile(image, origin: .zero, scale: 1))
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[0, 0].red == 255 && bitmap[2, 2].red == 255 && bitmap[38, 4].red == 255)
    #expect(bitmap[1, 0].alpha == 0)
  }

  @Test("blend modes change what is below")
  func blending() {
    let canvas = Canvas(size: CGSize(width: 2, height: 1), scale: 1, background: .init(white: 0.5))
    canvas.beginLayer(blendMode: .multiply)
    canvas.fill(rect(0, 0, 1, 1), with: .color(Self.red))
    canvas.endLayer()
    canvas.fill(rect(1, 0, 1, 1), with: .color(Self.red))
    let bitmap = canvas.makeBitmap()
    #expect(abs(Int(bitmap[0, 0].red) - 128) < 2 && bitmap[0, 0].green == 0)
    #expect(bitmap[1, 0].red == 255)
  }
}
