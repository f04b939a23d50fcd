import Foundation
import Testing

@testable import FlowRendering

@Suite("Painting glyphs")
struct GlyphPainterTests {
  let engine = TextEngine()

  private func picture(x: Double, y: Double = 4, transform: RenderTransform = .identity, size: Double = 17) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: 120, height: 60), scale: 2)
    canvas.concatenate(transform)
    let paragraph = Paragraph("Glyphs @ 42", font: FontSpec(size: size))
    canvas.draw(
      paragraph, in: CGRect(x: x, y: y, width: 500, height: 60), foreground: .color(.black), engine: engine)
    return canvas.makeBitmap()
  }

  private func ink(_ bitmap: Bitmap) -> Double {
    bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test("a text moved by whole pixels has the same pixels")
  func moved() {
    let first = picture(x: 4)
    let second = picture(x: 6.5, y: 5)
    var isEqual = true
    for y in 0..<100 {
      for x in 0..<230 where first[x, y] != second[x + 5, y + 2] { isEqual = false }
    }
    #expect(isEqual)
  }

  @Test("a text moved by half a pixel is drawn there")
  func subpixel() {
    #expect(picture(x: 4) != picture(x: 4.25))
    #expect(abs(ink(picture(x: 4)) - ink(picture(x: 4.25))) < ink(picture(x: 4)) * 0.02)
  }

  @Test("rotated text has as much ink as upright text")
  func turned() {
    let upright = ink(picture(x: 4))
    let turn = RenderTransform.rotation(radians: 0.1)
    #expect(abs(ink(picture(x: 4, transform: turn)) - upright) < upright * 0.03)
    let mirrored = RenderTransform(a: -1, tx: 120)
    #expect(abs(ink(picture(x: 4, transform: mirrored)) - upright) < upright * 0.03)
  }

  @Test("glyphs too large for the cache look like smaller ones")
  func large() {
    // Masks of 79 points at two pixels per point are cached, those of 81 are not.
    let below = ink(picture(x: 4, y: -20, size: 79)) / (79 * 79)
    let above = ink(picture(x: 4, y: -20, size: 81)) / (81 * 81)
    #expect(abs(below - above) < below * 0.1)
  }
}
