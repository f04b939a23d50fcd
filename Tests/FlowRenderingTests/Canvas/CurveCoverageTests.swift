import Foundation
import Testing

@testable import FlowRendering

@Suite("Coverage of curved edges")
struct CurveCoverageTests {
  private func canvas(_ path: RenderPath, side: Double, scale: Double = 1, evenOdd: Bool = false) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: side, height: side), scale: scale)
    canvas.fill(path, with: .color(.black), evenOdd: evenOdd)
    return canvas.makeBitmap()
  }

  private func coverage(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double { Double(bitmap[x, y].alpha) / 255 }

  /// The first row of a round button of 40 points at @3x, from its 41st pixel on, measured on iOS 18.
  private static let appleRow = [
    0.024, 0.029, 0.039, 0.048, 0.058, 0.068, 0.087, 0.101, 0.121, 0.135, 0.164, 0.188, 0.217, 0.251, 0.295, 0.372,
    0.512, 0.662, 0.797, 0.932, 0.932, 0.797,
  ]

  @Test("the pixels of a nearly level edge are as dark as Apple's, to a hundredth")
  func levelEdge() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = canvas(.roundedRect(rect, radius: 20, curve: .continuous), side: 40, scale: 3)
    for (index, expected) in Self.appleRow.enumerated() {
      #expect(abs(coverage(bitmap, 40 + index, 0) - expected) < 0.012, "pixel \(40 + index)")
    }
  }

  @Test("the pixels of a circle add up to its area", arguments: [3.0, 10.5, 40, 118.25])
  func area(diameter: Double) {
    let bitmap = canvas(.ellipse(in: CGRect(x: 0.3, y: 0.6, width: diameter, height: diameter)), side: 120)
    let sum = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    let expected = Double.pi * diameter * diameter / 4
    #expect(abs(sum - expected) < max(0.05, expected * 0.002))
  }

  @Test("rings have holes by the even-odd rule, and by winding where they turn the other way")
  func rules() {
    var ring = RenderPath.ellipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.add(.ellipse(in: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(coverage(canvas(ring, side: 30), 15, 15) == 1)
    #expect(coverage(canvas(ring, side: 30, evenOdd: true), 15, 15) == 0)
    #expect(coverage(canvas(ring, side: 30, evenOdd: true), 5, 15) == 1)
  }

  @Test("a card is full between its corners, and as wide as it should be")
  func card() {
    let rect = CGRect(x: 1.5, y: 1, width: 297, height: 598)
    let bitmap = canvas(.roundedRect(rect, radius: 20, curve: .continuous), side: 600)
    for y in [1, 20, 40, 300, 560, 598] { #expect(coverage(bitmap, 150, y) == 1, "row \(y)") }
    #expect(coverage(bitmap, 150, 0) == 0 && coverage(bitmap, 150, 599) == 0)
    #expect(abs(coverage(bitmap, 1, 300) - 0.5) < 0.01 && abs(coverage(bitmap, 298, 300) - 0.5) < 0.01)
    #expect(coverage(bitmap, 2, 300) == 1 && coverage(bitmap, 2, 2) == 0)
  }

  @Test("clipped parts are not painted, and transforms and layers are kept")
  func surroundings() {
    let canvas = Canvas(size: CGSize(width: 40, height: 40), scale: 2)
    canvas.save()
    canvas.clip(to: .rect(CGRect(x: 0, y: 0, width: 20, height: 40)))
    canvas.beginLayer(opacity: 0.5)
    canvas.concatenate(.translation(x: 10, y: 10))
    canvas.fill(.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
    canvas.endLayer()
    canvas.restore()
    let bitmap = canvas.makeBitmap()
    #expect(bitmap[30, 40].alpha == 128 && bitmap[41, 40].alpha == 0 && bitmap[10, 40].alpha == 0)
  }
}
