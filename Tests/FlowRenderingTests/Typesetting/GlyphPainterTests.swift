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

  /// The length of the longest vertical stem of a letter, in em.
  private func stem(_ letter: String, _ font: FontSpec, scale: Double) -> Double {
    let canvas = Canvas(size: CGSize(width: font.size, height: 2 * font.size), scale: scale)
    let room = CGRect(x: 0, y: 0, width: 500, height: 500)
    canvas.draw(Paragraph(letter, font: font), in: room, foreground: .color(.black), engine: engine)
    let picture = canvas.makeBitmap()
    let columns = (0..<picture.width).map { x in
      (0..<picture.height).reduce(0) { $0 + Double(picture[x, $1].alpha) / 255 }
    }
    return (columns.max() ?? 0) / scale / font.size
  }

  /// Measured on iOS 18: an H is 0.7046 em high, and a p as long as from 0.508 em above the baseline to 0.171 em below it,
  /// in the text design from 0.527 to 0.18 em.
  @Test("letters are as high as San Francisco's, as masks and as outlines", arguments: [16.0, 40], [400, 600])
  func heights(size: Double, weight: Int) {
    for scale in [3.0, 12] {
      let font = FontSpec(size: size, weight: weight)
      #expect(abs(stem("H", font, scale: scale) - 0.7046) < 0.001)
      #expect(abs(stem("p", font, scale: scale) - (size < 20 ? 0.707 : 0.679)) < 0.006)
      let monospaced = FontSpec(family: .monospaced, size: size, weight: weight)
      #expect(abs(stem("H", monospaced, scale: scale) - 0.7046) < 0.001)
    }
  }

  @Test("characters that another font draws keep its heights")
  func otherFonts() {
    func picture(_ family: FontSpec.Family) -> Bitmap {
      let canvas = Canvas(size: CGSize(width: 60, height: 60), scale: 2)
      let paragraph = Paragraph("漢", font: FontSpec(family: family, size: 40))
      canvas.draw(paragraph, in: CGRect(x: 0, y: 0, width: 60, height: 60), foreground: .color(.black), engine: engine)
      return canvas.makeBitmap()
    }
    // Nothing stands in for a serif design's Han characters, so they are unscaled.
    #expect(ink(picture(.standard)) > 0)
    #expect(abs(ink(picture(.standard)) - ink(picture(.serif))) < 1)
  }

  @Test("baselines are on whole pixels at any size", arguments: [40.0, 100])
  func wholePixels(size: Double) {
    // Within one pixel, a rounded baseline has at most two positions.
    var pictures: [Bitmap] = []
    for step in 0..<5 {
      let picture = picture(x: 4, y: Double(step) / 10 - 0.6 * size, size: size)
      if !pictures.contains(picture) { pictures.append(picture) }
    }
    #expect(pictures.count <= 2)
    #expect(pictures.allSatisfy { ink($0) > 0 })
  }
}
