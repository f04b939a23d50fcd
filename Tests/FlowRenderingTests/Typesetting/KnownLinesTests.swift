import Foundation
import Testing

@testable import FlowRendering

@Suite("Lines that Pango has laid out before")
struct KnownLinesTests {
  private func typesetter() throws -> Typesetter {
    try #require(
      Typesetter(library: .installed, coverage: .all, symbols: SymbolSource(fonts: FontLibrary.installed.fonts)))
  }

  @Test("are those of a new layout after each key", arguments: (1...4).map { UInt64($0) })
  func typing(seed: UInt64) throws {
    let typesetter = try typesetter()
    var random = TextPropertyTests.Generator(state: seed)
    var run = RandomScripts.rightToLeft.run(70, &random)
    if seed % 2 == 0 { run.string = run.string.replacing("\n", with: " ") }
    let isRightToLeft = Bool.random(using: &random)
    let width: Double = [100.0, 200, 330].randomElement(using: &random) ?? 200
    var typed = String(run.string.prefix(120))
    var kept = 0
    for character in run.string.dropFirst(120) {
      typed.append(character)
      if Int.random(in: 0..<12, using: &random) == 0 {
        typed.remove(at: typed.index(typed.startIndex, offsetBy: Int.random(in: 0..<typed.count, using: &random)))
      }
      var paragraph = Paragraph(runs: [run])
      paragraph.runs[0].string = typed
      paragraph.isRightToLeft = isRightToLeft
      kept += typesetter.knownLines.first?.linesToKeep(in: Array(typed.utf8)) ?? 0
      let layout = typesetter.layout(paragraph, maxWidth: width, maxHeight: nil)
      let known = typesetter.knownLines
      typesetter.knownLines = []
      let whole = typesetter.layout(paragraph, maxWidth: width, maxHeight: nil)
      typesetter.knownLines = known
      #expect(layout.difference(to: whole) == nil, "\(typed.debugDescription) \(run) in \(width)")
    }
    #expect(kept > 100)
  }

  @Test("are those of a new layout after each change anywhere", arguments: (1...4).map { UInt64($0) })
  func editing(seed: UInt64) throws {
    let typesetter = try typesetter()
    var random = TextPropertyTests.Generator(state: seed)
    var paragraph = Paragraph(runs: [RandomScripts.rightToLeft.run(12, &random)])
    var text = (0..<7).map { _ in RandomScripts.rightToLeft.string(12, &random) }.joined(separator: "\n")
    paragraph.isRightToLeft = Bool.random(using: &random)
    paragraph.lineLimit = seed == 3 ? 12 : nil
    let width: Double = [100.0, 200, 330].randomElement(using: &random) ?? 200
    var rests = 0
    for _ in 0..<150 {
      let place = text.index(text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: text.remove(at: place)
      case 2: text.insert(contentsOf: ["\n", "\n1 ", "(", "ab"].randomElement(using: &random) ?? "", at: place)
      default: text.insert(contentsOf: RandomScripts.rightToLeft.string(1, &random), at: place)
      }
      paragraph.runs[0].string = text
      if typesetter.knownLines.first?.rest(of: Array(text.utf8)) != nil { rests += 1 }
      let layout = typesetter.layout(paragraph, maxWidth: width, maxHeight: nil)
      let known = typesetter.knownLines
      typesetter.knownLines = []
      let whole = typesetter.layout(paragraph, maxWidth: width, maxHeight: nil)
      typesetter.knownLines = known
      #expect(layout.difference(to: whole) == nil, "\(text.debugDescription) \(paragraph.runs[0]) in \(width)")
    }
    if paragraph.lineLimit == nil { #expect(rests > 30) }
  }

  @Test("are those of the other paragraphs when something is typed into one")
  func otherParagraphs() throws {
    let typesetter = try typesetter()
    let half = String(repeating: "مرحبا بالعالم نص طويل\n", count: 20)
    _ = typesetter.layout(Paragraph(half + half), maxWidth: 200, maxHeight: nil)
    let length = typesetter.laidOutLength
    #expect(length > 1_000)
    for text in ["م" + half + half, "م" + half + "سل" + half] {
      let before = typesetter.laidOutLength
      _ = typesetter.layout(Paragraph(text), maxWidth: 200, maxHeight: nil)
      #expect(typesetter.laidOutLength - before < 200)
    }
    // A paragraph without letters goes like the one in front of it.
    let digits = half + "ab\n" + String(repeating: "12 34\n", count: 40)
    _ = typesetter.layout(Paragraph(digits), maxWidth: 200, maxHeight: nil)
    let known = try #require(typesetter.knownLines.first)
    #expect(known.rest(of: Array(digits.replacing("ab", with: "abc").utf8)) != nil)
    #expect(known.rest(of: Array(digits.replacing("ab", with: "م").utf8)) == nil)
  }

  @Test("are all but the last ones when something is typed at the end")
  func kept() throws {
    let typesetter = try typesetter()
    for words in ["مرحبا بالعالم نص طويل ", "مرحبا بالعالم نص طويل\n"] {
      let text = String(repeating: words, count: 40)
      let layout = typesetter.layout(Paragraph(text), maxWidth: 200, maxHeight: nil)
      let known = try #require(typesetter.knownLines.first)
      #expect(known.linesToKeep(in: Array((text + "م").utf8)) > layout.lines.count - 4)
      #expect(known.linesToKeep(in: Array(("م" + text).utf8)) == 0)
    }
    // Behind an open bracket, directions may depend on where it is closed.
    let open = "(" + String(repeating: "مرحبا بالعالم نص طويل ", count: 40)
    _ = typesetter.layout(Paragraph(open), maxWidth: 200, maxHeight: nil)
    #expect(try #require(typesetter.knownLines.first).linesToKeep(in: Array((open + "م").utf8)) == 0)
  }

  @Test(
    "have the direction of the first character with one in their paragraph, of a neighbor if it has none",
    arguments: [
      ("hello", 0, false), ("مرحبا", 0, true), ("123 שלום", 0, true), ("𞤀𞤁", 0, true), ("hello שלום", 8, false),
      // Arabic digits have no direction of their own, and neither have isolates.
      ("١٢٣ hello", 0, false), ("\u{2067}hello", 0, false), ("\u{2066}שלום", 0, true),
      // Marks and embeddings have one.
      ("\u{200F}hello", 0, true), ("\u{202B}hello", 0, true), ("\u{202A}שלום", 0, false),
      ("hello\n123\nשלום", 7, false), ("hello\n123\nשלום", 11, true), ("123\nשלום\n456", 1, true),
      ("שלום\n\n456", 9, true), ("hello\n", 6, false),
    ])
  func directions(text: String, byte: Int, isRightToLeft: Bool) {
    for other in [true, false] {
      #expect(KnownLines.isRightToLeft(Array(text.utf8), around: byte, otherwise: other) == isRightToLeft)
    }
  }

  @Test("have the direction that is asked for if no character has one", arguments: [true, false])
  func noDirection(isRightToLeft: Bool) {
    for text in ["", "123", "(!)\n٣"] {
      #expect(KnownLines.isRightToLeft(Array(text.utf8), around: 0, otherwise: isRightToLeft) == isRightToLeft)
    }
  }
}
