import Foundation
import Testing

@testable import FlowRendering

@Suite("The outlines of Korean syllables")
struct HangulShapeTests {
  private let engine = TextEngine()

  /// The ink of a text in em, and the rows and columns that it covers, in em from the top and the left.
  private func ink(_ text: String, weight: Int, size: Double = 50) -> (amount: Double, rows: ClosedRange<Double>) {
    let canvas = Canvas(size: CGSize(width: 3 * size, height: 2 * size), scale: 2)
    let paragraph = Paragraph(text, font: FontSpec(size: size, weight: weight))
    canvas.draw(
      paragraph, in: CGRect(x: 0, y: 0, width: 500, height: 500), foreground: .color(.black), engine: engine)
    let picture = canvas.makeBitmap()
    let em = 2 * size
    var amount = 0.0
    var rows: [Int] = []
    for y in 0..<picture.height {
      let row = (0..<picture.width).reduce(0.0) { $0 + Double(picture[$1, y].alpha) / 255 }
      amount += row
      if row > 0.5 { rows.append(y) }
    }
    return (amount / em / em, Double(rows.first ?? 0) / em...Double(rows.last ?? 0) / em)
  }

  @Test("semibold is between regular and bold, although there are two faces")
  func weights() {
    let amounts = [400, 600, 700, 800].map { ink("한글", weight: $0).amount }
    #expect(amounts == amounts.sorted() && Set(amounts).count == amounts.count)
  }

  @Test("a syllable is 0.87 em high, in all weights within two hundredths")
  func heights() {
    for weight in [400, 600, 700] {
      let rows = ink("를", weight: weight).rows
      #expect(abs(rows.upperBound - rows.lowerBound - 0.86) < 0.03, "\(weight): \(rows)")
    }
  }

  @Test("letters that are too large for the cache of masks are as thin as smaller ones")
  func large() {
    let (small, large) = (ink("한", weight: 600, size: 70).amount, ink("한", weight: 600, size: 90).amount)
    #expect(abs(small - large) < 0.01 * small)
  }

  @Test("Chinese characters, which have another font on Apple's systems, keep their outlines")
  func otherScripts() {
    #expect(HangulShape.stretch(size: 17, weight: 700) != .none)
    let amounts = [600, 700].map { ink("漢字", weight: $0).amount }
    #expect(amounts[0] == amounts[1])
  }
}
