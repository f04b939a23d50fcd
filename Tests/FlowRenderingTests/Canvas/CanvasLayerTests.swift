import Foundation
import Testing

@testable import FlowRendering

@Suite("Layers and filters")
struct CanvasLayerTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RenderPath {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  private func canvas() -> Canvas {
    Canvas(size: CGSize(width: 60, height: 60), scale: 1)
  }

  @Test("the opacity of a layer applies to all of it once")
  func opacity() {
    let canvas = canvas()
    canvas.beginLayer(opacity: 0.5)
    canvas.fill(rect(0, 0, 20, 20), with: .color(.black))
    canvas.fill(rect(10, 10, 20, 20), with: .color(.black))
    canvas.endLayer()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[5, 5].alpha == bitmap[15, 15].alpha)
    #expect(abs(Int(bitmap[15, 15].alpha) - 128) <= 1)
  }

  @Test("a layer with bounds looks like one without", arguments: [1.0, 2, 3])
  func bounds(scale: Double) {
    func picture(_ bounds: CGRect?) -> Bitmap {
      let canvas = Canvas(size: CGSize(width: 60, height: 60), scale: scale)
      canvas.concatenate(.translation(x: 7.3, y: 4.2))
      canvas.beginLayer(opacity: 0.7, filters: [.blur(radius: 2)], bounds: bounds)
      canvas.fill(.ellipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black))
      canvas.endLayer()
      return canvas.makeBitmap()
    }
    #expect(picture(nil) == picture(CGRect(x: 10, y: 10, width: 20, height: 20)))
  }

  @Test("a blur spreads ink evenly and keeps its amount")
  func blur() {
    let canvas = canvas()
    canvas.beginLayer(filters: [.blur(radius: 4)])
    canvas.fill(rect(25, 25, 10, 10), with: .color(.black))
    canvas.endLayer()
    let bitmap = canvas.makeBitmap()
    let amount = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
    #expect(abs(amount / 255 - 100) < 4)
    #expect(bitmap[30, 30].alpha < 255 && bitmap[20, 30].alpha > 0)
    #expect(bitmap[20, 30] == bitmap[39, 30] && bitmap[30, 20] == bitmap[30, 39])
    #expect(bitmap[5, 5].alpha == 0)
  }

  @Test("a blur of radius zero changes nothing")
  func noBlur() {
    for radius in [0, -3, .nan, 0.01] {
      let canvas = canvas()
      canvas.beginLayer(filters: [.blur(radius: radius)])
      canvas.fill(rect(25, 25, 10, 10), with: .color(.black))
      canvas.endLayer()
      #expect(canvas.makeBitmap().pixels.filter { $0 != 0 }.count == 100)
    }
  }

  @Test("a box blur is close to the Gaussian that it approximates")
  func gaussian() {
    let blur = BoxBlur(deviation: 6)
    let side = 101
    var pixels = [UInt32](repeating: 0, count: side * side)
    for row in 0..<side {
      for column in 0...50 { pixels[row * side + column] = 0xFF00_0000 }
    }
    pixels.withUnsafeMutableBufferPointer { blur.blur($0.baseAddress!, width: side, height: side, stride: side) }
    for column in 30...70 {
      // An edge becomes the error function.
      let expected = 0.5 * (1 - erf((Double(column) - 50.5) / (6 * 2.0.squareRoot())))
      #expect(abs(Double(pixels[50 * side + column] >> 24) / 255 - expected) < 0.02, "at \(column)")
    }
  }

  @Test("a shadow lies below, moved and blurred")
  func shadow() {
    let red = RenderColor(red: 1, green: 0, blue: 0)
    let canvas = canvas()
    canvas.beginLayer(filters: [.shadow(color: red, radius: 0, x: 10, y: 5)])
    canvas.fill(rect(10, 10, 10, 10), with: .color(.black))
    canvas.endLayer()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[12, 12] == .init(red: 0, green: 0, blue: 0))
    #expect(bitmap[25, 20] == .init(red: 255, green: 0, blue: 0))
    #expect(bitmap[25, 12].alpha == 0)
  }

  @Test("a shadow is as soft as a blur of 0.945 of its radius")
  func shadowSoftness() {
    let shadowed = canvas()
    shadowed.beginLayer(filters: [.shadow(color: .black, radius: 3, x: 0, y: 100)])
    shadowed.concatenate(.translation(x: 0, y: -100))
    shadowed.fill(rect(20, 20, 20, 20), with: .color(.black))
    shadowed.endLayer()
    let blurred = canvas()
    blurred.beginLayer(filters: [.blur(radius: 0.945 * 3)])
    blurred.fill(rect(20, 20, 20, 20), with: .color(.black))
    blurred.endLayer()
    #expect(shadowed.makeBitmap().largestDelta(to: blurred.makeBitmap()) <= 1)
  }

  @Test("a shadow of content outside the clip still falls into it")
  func shadowFromOutside() {
    let canvas = canvas()
    canvas.clip(to: rect(0, 0, 60, 20))
    canvas.beginLayer(filters: [.shadow(color: .black, radius: 0, x: 0, y: -20)])
    canvas.fill(rect(0, 30, 10, 10), with: .color(.black))
    canvas.endLayer()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[5, 15].alpha == 255 && bitmap[5, 35].alpha == 0)
  }

  @Test("a colour matrix maps colours, not premultiplied ones")
  func colorMatrix() {
    var invert = RenderColorMatrix.identity
    for row in 0..<3 {
      invert.values[row * 5 + row] = -1
      invert.values[row * 5 + 4] = 1
    }
    let canvas = canvas()
    canvas.beginLayer(filters: [.colorMatrix(invert)])
    canvas.fill(rect(0, 0, 1, 1), with: .color(.init(red: 1, green: 0, blue: 0)))
    canvas.fill(rect(1, 0, 1, 1), with: .color(.init(white: 1, alpha: 0.5)))
    canvas.endLayer()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[0, 0] == .init(red: 0, green: 255, blue: 255))
    #expect(bitmap[1, 0] == .init(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(bitmap[5, 5].alpha == 0)
  }

  @Test("a mask keeps what it covers")
  func mask() {
    let canvas = canvas()
    canvas.beginMaskedLayer()
    canvas.fill(rect(0, 0, 60, 60), with: .color(.black))
    canvas.beginMask()
    canvas.fill(rect(10, 10, 10, 10), with: .color(.init(white: 1)))
    canvas.fill(rect(30, 30, 10, 10), with: .color(.init(white: 1, alpha: 0.5)))
    canvas.endMaskedLayer()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[15, 15].alpha == 255 && bitmap[5, 5].alpha == 0)
    #expect(abs(Int(bitmap[35, 35].alpha) - 128) <= 1)
  }

  @Test("a layer records all of its painted area, for every kind of painting", arguments: 0..<9)
  func ink(operation: Int) throws {
    let engine = TextEngine()
    let image = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_FF00, count: 4))
    let star = try #require(engine.symbols.symbol(named: "star.slash", pointSize: 20, weight: 800))
    func paint(_ canvas: Canvas) {
      switch operation {
      case 0: canvas.fill(.ellipse(in: CGRect(x: 3, y: 3, width: 50, height: 30)), with: .color(.black))
      case 1:
        var path = RenderPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 11))
        path.addLine(to: CGPoint(x: 10, y: 12))
        canvas.stroke(path, with: .color(.black), stroke: RenderStroke(lineWidth: 7, cap: .square))
      case 2:
        canvas.draw(
          Paragraph("fjÅg", font: FontSpec(size: 25, isItalic: true)), in: CGRect(x: 5, y: 5, width: 10, height: 10),
          foreground: .color(.black), engine: engine)
      case 3: canvas.draw(image, in: CGRect(x: 20, y: 20, width: 30, height: 10))
      case 4: canvas.draw(template: image, in: CGRect(x: 20, y: 20, width: 30, height: 10), paint: .color(.black))
      case 5: canvas.draw(star, at: CGPoint(x: 10, y: 10), magnification: 1.5, paint: .color(.black))
      case 6:
        canvas.beginLayer(filters: [.blur(radius: 3)])
        canvas.fill(rect(20, 20, 10, 10), with: .color(.black))
        canvas.endLayer()
      case 7:
        canvas.beginMaskedLayer()
        canvas.fill(rect(0, 0, 60, 60), with: .color(.black))
        canvas.beginMask()
        canvas.fill(rect(20, 20, 10, 10), with: .color(.black))
        canvas.endMaskedLayer()
      default:
        canvas.concatenate(.rotation(radians: 0.4))
        canvas.fill(rect(20, 0, 30, 20), with: .color(.black))
      }
    }
    let plain = canvas()
    paint(plain)
    let layered = canvas()
    layered.beginLayer()
    paint(layered)
    layered.endLayer()
    #expect(plain.makeBitmap() == layered.makeBitmap())
    #expect(plain.makeBitmap().pixels.contains { $0 != 0 })
  }

  @Test("an opaque blur mixes colours and keeps the shape")
  func opaqueBlur() {
    let canvas = Canvas(size: CGSize(width: 100, height: 100), scale: 1, background: .white)
    canvas.beginLayer(filters: [.blur(radius: 8, isOpaque: true)])
    canvas.fill(.rect(CGRect(x: 20, y: 20, width: 30, height: 60)), with: .color(.black))
    canvas.fill(
      .rect(CGRect(x: 50, y: 20, width: 30, height: 60)), with: .color(RenderColor(red: 1, green: 0, blue: 0, alpha: 1))
    )
    canvas.endLayer()
    let picture = canvas.makeBitmap()
    #expect(picture[19, 50] == .init(red: 255, green: 255, blue: 255))
    #expect(picture[20, 50].red <= 3 && picture[20, 50].green == 0)
    #expect(picture[79, 50].red >= 252 && picture[79, 50].green == 0)
    #expect(abs(Int(picture[50, 50].red) - 128) <= 12)
    // Near an edge, colours have the precision that eight premultiplied bits leave.
    #expect(abs(Int(picture[50, 50].red) - Int(picture[50, 21].red)) <= 2)
    #expect(picture[80, 50] == .init(red: 255, green: 255, blue: 255))
  }

  @Test("unbalanced ends have no effect")
  func unbalanced() {
    let canvas = canvas()
    canvas.endLayer()
    canvas.endMaskedLayer()
    canvas.beginMask()
    canvas.restore()
    canvas.fill(rect(0, 0, 1, 1), with: .color(.black))
    #expect(canvas.makeBitmap()[0, 0].alpha == 255)
  }
}
