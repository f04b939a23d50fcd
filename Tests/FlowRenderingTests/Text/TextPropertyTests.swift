import Foundation
import Testing

@testable import FlowRendering

/// Properties of every text, tested with random ones in many scripts.
@Suite("Properties of text layout")
struct TextPropertyTests {
  /// SplitMix64, which produces the same numbers everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let pieces = [
    "Hello", "world", " ", "  ", "\n", "fi", "AVATAR", "XYZ", "12,345.67 €", "—", "a\u{301}", "日本語", "テスト。", "안녕",
    "مرحبا", "שלום", "👍🏽", "👨‍👩‍👧", "❤️", "supercalifragilisticexpialidocious", "-", "/", "…", "\r\n",
    "e-mail", "(", ")", "Ω", "ж",
  ]

  /// Characters without a width or a font: layouts must survive them.
  static let oddities = ["नमस्ते", "\u{200B}", "\u{202E}", "\0", "\t", "\u{AD}", "\u{2029}", "\u{FEFF}", "\u{10FFFF}"]

  static func paragraph(_ random: inout Generator, from pieces: [String] = pieces) -> Paragraph {
    var runs: [TextRun] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var string = ""
      for _ in 0..<Int.random(in: 0...9, using: &random) { string += pieces.randomElement(using: &random) ?? "" }
      var run = TextRun(string)
      run.font.size = [9, 13, 17, 22, 34].randomElement(using: &random) ?? 17
      run.font.weight = [300, 400, 700].randomElement(using: &random) ?? 400
      run.font.family = [.standard, .standard, .serif, .monospaced].randomElement(using: &random) ?? .standard
      if Int.random(in: 0..<6, using: &random) == 0 { run.tracking = Double.random(in: -2...4, using: &random) }
      if Int.random(in: 0..<8, using: &random) == 0 { run.attachment = .symbol("heart") }
      runs.append(run)
    }
    var paragraph = Paragraph(runs: runs)
    paragraph.isRightToLeft = Bool.random(using: &random)
    paragraph.lineSpacing = [0, 0, 4].randomElement(using: &random) ?? 0
    paragraph.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
    return paragraph
  }

  @Test("unusual characters are laid out", arguments: [UInt64(1), 2])
  func oddities(seed: UInt64) {
    let engine = TextEngine()
    var random = Generator(state: seed)
    for _ in 0..<60 {
      var paragraph = Self.paragraph(&random, from: Self.pieces + Self.oddities)
      paragraph.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
      let metrics = engine.measure(paragraph, maxWidth: Double.random(in: 0...200, using: &random), maxHeight: nil)
      let canvas = Canvas(size: CGSize(width: 200, height: 60), scale: 1)
      canvas.draw(
        paragraph, in: CGRect(origin: .zero, size: metrics.size), foreground: .color(.black), engine: engine)
      #expect(metrics.size.width.isFinite && metrics.size.height.isFinite)
    }
  }

  @Test("random texts have the properties of layout", arguments: (1...8).map { UInt64($0) })
  func promises(seed: UInt64) {
    let engine = TextEngine()
    var random = Generator(state: seed)
    for _ in 0..<60 {
      var paragraph = Self.paragraph(&random)
      let natural = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
      let limit = Double.random(in: 40...400, using: &random)
      let wrapped = engine.measure(paragraph, maxWidth: limit, maxHeight: nil)
      #expect(!natural.isTruncated && !wrapped.isTruncated)
      #expect(wrapped.size.height >= natural.size.height - 0.001, "\(paragraph)")
      #expect(Double(wrapped.size.width) <= limit)
      let again = engine.measure(paragraph, maxWidth: Double(wrapped.size.width), maxHeight: nil)
      #expect(again.lineCount == wrapped.lineCount, "\(paragraph) \(limit)")
      #expect(abs(again.size.width - wrapped.size.width) < 0.02)

      paragraph.lineLimit = Int.random(in: 1...3, using: &random)
      let limited = engine.measure(paragraph, maxWidth: limit, maxHeight: nil)
      #expect(limited.lineCount <= paragraph.lineLimit ?? 0)
      #expect(limited.isTruncated == (wrapped.lineCount > limited.lineCount) || limited.lineCount == 1)
      let canvas = Canvas(size: CGSize(width: 400, height: 120), scale: 1)
      canvas.draw(
        paragraph, in: CGRect(origin: .zero, size: limited.size), foreground: .color(.black), engine: engine)
      _ = canvas.makeBitmap()
    }
  }
}
