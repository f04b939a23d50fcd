import Foundation
import Testing

@testable import FlowRendering

@Suite("Paints")
struct RenderPaintTests {
  @Test("gradients have their colours at their positions")
  func gradients() {
    let stops = [
      RenderGradientStop(location: 0, color: RenderColor(red: 1, green: 0, blue: 0)),
      RenderGradientStop(location: 1, color: RenderColor(red: 0, green: 0, blue: 1)),
    ]
    let center = CGPoint(x: 20, y: 20)
    func pixel(_ paint: RenderPaint, _ x: Int, _ y: Int) -> Bitmap.Pixel {
      let canvas = Canvas(size: CGSize(width: 40, height: 40), scale: 1)
      canvas.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), with: paint)
      return canvas.makeBitmap()[x, y]
    }
    let linear = RenderPaint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 0))
    #expect(pixel(linear, 0, 5).red > 245 && pixel(linear, 39, 5).blue > 245)
    #expect(abs(Int(pixel(linear, 20, 5).red) - 126) < 4)
    let radial = RenderPaint.radialGradient(stops: stops, center: center, startRadius: 0, endRadius: 20)
    #expect(pixel(radial, 20, 20).red > 240 && pixel(radial, 0, 0).blue == 255)
    let reversed = RenderPaint.radialGradient(stops: stops, center: center, startRadius: 20, endRadius: 0)
    #expect(pixel(reversed, 20, 20).blue > 240 && pixel(reversed, 0, 0).red == 255)
    let elliptical = RenderPaint.ellipticalGradient(
      stops: stops, center: center, radii: CGSize(width: 20, height: 5), startFraction: 0, endFraction: 1)
    #expect(pixel(elliptical, 20, 27).blue == 255 && pixel(elliptical, 27, 20).red > 100)
    let angular = RenderPaint.angularGradient(
      stops: stops, center: center, startRadians: 0, endRadians: 2 * .pi)
    #expect(pixel(angular, 39, 21).red > 240 && pixel(angular, 39, 18).blue > 240)
    #expect(abs(Int(pixel(angular, 0, 20).red) - 127) < 6)
    let degenerate = RenderPaint.linearGradient(stops: stops, start: center, end: center)
    #expect(pixel(degenerate, 3, 3).blue == 255)
  }

  @Test("an angle around a centre is exact to a fraction of a degree")
  func angularPrecision() {
    let stops = [RenderGradientStop(location: 0, color: .black), RenderGradientStop(location: 1, color: .white)]
    let bitmap = AngularGradient(stops: stops, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi)
      .bitmap(width: 100, height: 100, origin: .zero, pixelsPerPoint: 1)
    for (x, y) in [(90, 55), (70, 95), (10, 80), (20, 15), (60, 3), (97, 44)] {
      var angle = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50)
      if angle < 0 { angle += 2 * .pi }
      #expect(abs(Double(bitmap[x, y].red) - angle / (2 * .pi) * 255) < 1)
    }
  }
}
