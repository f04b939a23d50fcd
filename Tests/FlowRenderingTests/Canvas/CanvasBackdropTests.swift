import Foundation
import Testing

@testable import FlowRendering

@Suite("A blurred backdrop")
struct CanvasBackdropTests {
  /// Black on the left, white on the right, and a backdrop over the upper half.
  private func picture(tint: RenderColor = .clear, opacity: Double = 1, scale: Double = 1) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: 200, height: 100), scale: scale, background: .white)
    canvas.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
    canvas.fill(
      .rect(CGRect(x: 0, y: 0, width: 200, height: 50)),
      with: .backdrop(blurRadius: 10, tint: tint, opacity: opacity))
    return canvas.makeBitmap()
  }

  private func grey(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].red) }

  @Test("spreads an edge as a Gaussian does, and keeps the rest", arguments: [1.0, 3.0])
  func edge(scale: Double) {
    let picture = picture(scale: scale)
    func grey(_ x: Double, _ y: Double) -> Int { self.grey(picture, Int(x * scale), Int(y * scale)) }
    #expect(abs(grey(100, 25) - 128) <= 6)
    // At one standard deviation from the edge, a Gaussian has 15.9 and 84.1 percent.
    #expect(abs(grey(90, 25) - 41) <= 8)
    #expect(abs(grey(110, 25) - 214) <= 8)
    #expect(grey(50, 25) <= 1)
    #expect(grey(150, 25) >= 254)
    #expect(grey(99, 75) == 0)
    #expect(grey(100, 75) == 255)
  }

  @Test("does not fade at the edges of the picture")
  func borders() {
    let picture = picture()
    #expect(grey(picture, 199, 0) >= 254)
    #expect(picture[0, 0] == .init(red: 0, green: 0, blue: 0))
  }

  @Test("has its tint over it")
  func tint() {
    let picture = picture(tint: RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(abs(grey(picture, 20, 25) - 128) <= 1)
    #expect(grey(picture, 180, 25) >= 254)
  }

  @Test("combines all layers visible through it, also within a layer that is painted as one picture")
  func layers() {
    func picture(inLayer: Bool) -> Bitmap {
      let canvas = Canvas(size: CGSize(width: 200, height: 100), scale: 1, background: .white)
      canvas.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
      if inLayer { canvas.beginLayer() }
      canvas.fill(.rect(CGRect(x: 150, y: 0, width: 20, height: 100)), with: .color(.black))
      canvas.fill(
        .rect(CGRect(x: 20, y: 0, width: 180, height: 50)), with: .backdrop(blurRadius: 5, tint: .clear, opacity: 1))
      if inLayer { canvas.endLayer() }
      return canvas.makeBitmap()
    }
    let (plain, layered) = (picture(inLayer: false), picture(inLayer: true))
    for x in [10, 60, 95, 100, 105, 130, 145, 150, 160, 180] {
      #expect(abs(grey(plain, x, 25) - grey(layered, x, 25)) <= 1, "at \(x)")
    }
    #expect(grey(layered, 60, 25) <= 1)
  }

  @Test("in a mask does not include content painted before the mask")
  func mask() {
    let canvas = Canvas(size: CGSize(width: 40, height: 40), scale: 1, background: .white)
    canvas.beginMaskedLayer()
    canvas.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.black))
    canvas.beginMask()
    canvas.fill(
      .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
      with: .backdrop(blurRadius: 5, tint: RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5), opacity: 1))
    canvas.endMaskedLayer()
    #expect(abs(grey(canvas.makeBitmap(), 20, 20) - 128) <= 1)
  }

  @Test("has more saturated colours on request, and the same greys")
  func saturation() {
    func pixel(_ color: RenderColor) -> Bitmap.Pixel {
      let canvas = Canvas(size: CGSize(width: 40, height: 40), scale: 1, background: color)
      canvas.fill(
        .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
        with: .backdrop(blurRadius: 5, saturation: 2, tint: .clear, opacity: 1))
      return canvas.makeBitmap()[20, 20]
    }
    let grey = pixel(RenderColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(abs(Int(grey.red) - 128) <= 1 && abs(Int(grey.blue) - 128) <= 1)
    let blue = pixel(RenderColor(red: 0.4, green: 0.4, blue: 0.6, alpha: 1))
    // The luminance is 0.4144; the distances of 0.4 and 0.6 from it are doubled.
    #expect(abs(Int(blue.red) - 98) <= 1 && abs(Int(blue.blue) - 200) <= 1)
  }

  @Test("that is transparent shows the content below")
  func opacity() {
    let picture = picture(opacity: 0.5)
    #expect(abs(grey(picture, 99, 25) - 64) <= 6)
    #expect(abs(grey(picture, 100, 25) - 192) <= 6)
  }

  @Test("is where the transformed shape is")
  func transformed() {
    let canvas = Canvas(size: CGSize(width: 200, height: 100), scale: 2, background: .white)
    canvas.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
    canvas.concatenate(RenderTransform(a: 2, b: 0, c: 0, d: 2, tx: 80, ty: 20))
    canvas.fill(
      .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .backdrop(blurRadius: 5, tint: .clear, opacity: 1))
    let picture = canvas.makeBitmap()
    #expect(abs(grey(picture, 200, 80) - 128) <= 6)
    #expect(grey(picture, 199, 20) == 0)
    #expect(grey(picture, 200, 20) == 255)
  }
}
