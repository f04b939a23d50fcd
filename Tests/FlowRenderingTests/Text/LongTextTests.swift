import Foundation
import Testing

@testable import FlowRendering

@Suite("A long text on one line")
struct LongTextTests {
  private static let words = [
    "lorem", "Ipsum", "A", "dolor:", "AVATAR", "sit,", "Toffee", "12:30", "(x)", "Ty", "naïve",
  ]

  private func text(_ count: Int, seed: UInt64) -> String {
    var random = Generator(state: seed)
    return (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private func paragraph(_ string: String) -> Paragraph {
    var paragraph = Paragraph(string, font: FontSpec(size: 17))
    paragraph.lineLimit = 1
    return paragraph
  }

  private func picture(_ string: String, width: Double, engine: TextEngine) -> Bitmap {
    let canvas = Canvas(size: CGSize(width: width, height: 30), scale: 2, background: .white)
    canvas.draw(
      paragraph(string), in: CGRect(x: 0, y: 0, width: width, height: 30), foreground: .color(.black), engine: engine)
    return canvas.makeBitmap()
  }

  @Test("is cut like a shorter one that does not fit either", arguments: 1...8)
  func cut(seed: UInt64) {
    let engine = TextEngine()
    // Repeated, because the space between letters depends on the letters of the whole text.
    let pattern = text(8, seed: seed) + " "
    let long = String(repeating: pattern, count: 200)
    // Less than `TextParts.shortLength` is laid out as a whole.
    let short = String(repeating: pattern, count: (TextParts.shortLength - 1) / pattern.utf8.count)
    for width in [40.0, 101, 303, 390, 900] {
      let size = engine.measure(paragraph(long), maxWidth: width, maxHeight: nil)
      #expect(size == engine.measure(paragraph(short), maxWidth: width, maxHeight: nil), "\(width)")
      #expect(size.isTruncated)
      #expect(
        picture(long, width: width, engine: engine) == picture(short, width: width, engine: engine), "\(width)")
    }
  }

  @Test("is laid out only as far as it is shown")
  func parts() {
    let engine = TextEngine()
    let lineBytes = engine.typeset(paragraph(text(2_000, seed: 1)), maxWidth: 300, maxHeight: nil)?.lines.first?.bytes
    #expect((lineBytes?.count ?? .max) <= TextParts.shortLength + 3)
  }

  @Test("has the width of the same text in a new engine after each key", arguments: 1...4)
  func typing(seed: UInt64) {
    let engine = TextEngine()
    let whole = text(60, seed: seed)
    var random = Generator(state: seed)
    var typed = ""
    for character in whole {
      typed.append(character)
      if Int.random(in: 0..<12, using: &random) == 0 {
        let place = typed.index(typed.startIndex, offsetBy: Int.random(in: 0..<typed.count, using: &random))
        typed.remove(at: place)
      }
      let width = engine.measure(paragraph(typed), maxWidth: nil, maxHeight: nil).size.width
      #expect(width == TextEngine().measure(paragraph(typed), maxWidth: nil, maxHeight: nil).size.width, "\(typed)")
    }
  }

  @Test("is shaped from the last word on when a letter is typed")
  func continuing() throws {
    let shaped = try #require(shapedLengths(typing: text(40, seed: 3)))
    // The whole text is shaped again where the space between its letters becomes zero, or ceases to be.
    #expect(shaped.reduce(0, +) < 20 * shaped.count, "\(shaped)")
  }

  @Test("of bullets is shaped from the last one on, as the text of a secure field, and has the same width")
  func bullets() throws {
    let bullets = String(repeating: "•", count: 300)
    let shaped = try #require(shapedLengths(typing: bullets))
    #expect(shaped.reduce(0, +) < 10 * shaped.count, "\(shaped)")
    let engine = TextEngine()
    for typed in ["•", "••", "•••", "•••A", "•••A•", "•••1", "•••(1•", "••• ••", "••a••B", bullets, bullets + "A"] {
      let width = engine.measure(paragraph(typed), maxWidth: nil, maxHeight: nil).size.width
      #expect(width == TextEngine().measure(paragraph(typed), maxWidth: nil, maxHeight: nil).size.width, "\(typed)")
      #expect(
        picture(typed, width: 300, engine: engine) == picture(typed, width: 300, engine: TextEngine()), "\(typed)")
    }
  }

  /// The number of bytes that HarfBuzz shapes for each key.
  private func shapedLengths(typing text: String) -> [Int]? {
    let shaper = SimpleTextShaper()
    guard
      let typesetter = Typesetter(
        library: .installed, coverage: .western, symbols: SymbolSource(fonts: FontLibrary.installed.fonts))
    else { return nil }
    let spec = FontSpec(size: 17)
    let font = typesetter.font(spec, language: nil)
    var typed = ""
    return text.map { character in
      typed.append(character)
      _ = shaper.shape(TextRun(typed, font: spec), font: font, language: nil)
      return shaper.shapedLength
    }
  }
}

/// A repeatable random number generator.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
