import Foundation
import Testing

@testable import FlowRendering

@Suite("Lines of texts in several fonts and scripts")
struct ItemShaperTests {
  private static let scripts: [RandomScripts] = [.emoji, .chinese, .korean, .greek]

  @Test("are Pango's, and so are the places of all glyphs", arguments: scripts, (1...4).map { UInt64($0) })
  func agree(script: RandomScripts, seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var broken = 0
    for _ in 0..<60 {
      var paragraph = script.paragraph(styles: [1, 1, 2, 3].randomElement(using: &random) ?? 1, &random)
      paragraph.lineLimit = [nil, nil, nil, 1, 2, 3].randomElement(using: &random) ?? nil
      paragraph.truncation = [.tail, .tail, .tail, .middle, .head].randomElement(using: &random) ?? .tail
      let some: Double = [Double.infinity, 0, 30, 300].randomElement(using: &random) ?? 300
      let width: Double = Bool.random(using: &random) ? some : Double.random(in: 20...400, using: &random)
      let height: Double? =
        Int.random(in: 0..<4, using: &random) == 0 ? Double.random(in: 10...200, using: &random) : nil
      guard let layout = engine.breakLines(paragraph, maxWidth: width, maxHeight: height ?? .infinity) else { continue }
      broken += 1
      let whole = try #require(engine.typeset(paragraph, maxWidth: width, maxHeight: height))
      #expect(layout.difference(to: whole) == nil, "\(paragraph) in \(width) x \(height ?? -1)")
    }
    #expect(broken > 15)
  }

  @Test("are Pango's after each key", arguments: scripts, (1...3).map { UInt64($0) })
  func typing(script: RandomScripts, seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    let run = script.run(30, &random)
    let width: Double = [100.0, 200, 330, .infinity].randomElement(using: &random) ?? 200
    var typed = ""
    for character in run.string {
      typed.append(character)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        typed.remove(at: typed.index(typed.startIndex, offsetBy: Int.random(in: 0..<typed.count, using: &random)))
      case 1:
        typed.insert(
          contentsOf: script.string(1, &random),
          at: typed.index(typed.startIndex, offsetBy: Int.random(in: 0..<typed.count, using: &random)))
      case 2: typed.unicodeScalars.removeLast()
      default: break
      }
      var paragraph = Paragraph(runs: [run])
      paragraph.runs[0].string = typed
      let height = Int.random(in: 0..<4, using: &random) == 0 ? 100.0 : nil
      guard let layout = engine.breakLines(paragraph, maxWidth: width, maxHeight: height ?? .infinity) else { continue }
      let whole = try #require(engine.typeset(paragraph, maxWidth: width, maxHeight: height))
      #expect(layout.difference(to: whole) == nil, "\(typed.debugDescription) \(run) in \(width)")
    }
  }

  @Test(
    "are shaped from the last words on when a letter is typed",
    arguments: [
      "日本語の文章は、漢字とかなで書く。", "lorem 👍🏽 ipsum ❤️ dolor ", "한국어 문장은 낱말 사이에서 줄을 바꾼다. ",
      "Русский текст, и ещё слова. ",
    ])
  func continuing(words: String) throws {
    let typesetter = try #require(
      Typesetter(
        library: .installed, coverage: .all, symbols: SymbolSource(fonts: FontLibrary.installed.fonts)))
    let shaper = ItemShaper()
    var typed = String(repeating: words, count: 40)
    var shaped: [Int] = []
    for character in words {
      typed.append(character)
      let paragraph = Paragraph(typed)
      let fonts = [typesetter.font(paragraph.runs[0].font, language: nil)]
      #expect(shaper.shape(paragraph, fonts: fonts, typesetter: typesetter) != nil)
      shaped.append(shaper.shapedLength)
    }
    #expect(shaped[0] == typed.utf8.count - words.utf8.count + words.prefix(1).utf8.count)
    #expect(shaped.dropFirst().allSatisfy { $0 < 100 }, "\(shaped)")
  }

  @Test("of a word without an end depend on what is near, and shape no more")
  func longWord() throws {
    let typesetter = try #require(
      Typesetter(
        library: .installed, coverage: .all, symbols: SymbolSource(fonts: FontLibrary.installed.fonts)))
    /// The glyphs that five lines of a word shape.
    func shapedLength(count: Int) throws -> Int {
      let paragraph = Paragraph(String(repeating: "слово", count: count))
      let fonts = [typesetter.font(paragraph.runs[0].font, language: nil)]
      let text = try #require(ItemShaper().shape(paragraph, fonts: fonts, typesetter: typesetter))
      var shaped = 0
      let (lines, hasMore) = text.lines(limit: 300 * 1_024, atMost: 5) { segment, _ in
        shaped += segment.glyphs.count
        return nil
      }
      #expect(lines.count == 5 && hasMore)
      #expect(lines.allSatisfy { $0.reach < 5 * 100 })
      return shaped
    }
    let shaped = try shapedLength(count: 4_000)
    #expect(try shapedLength(count: 400) == shaped)
    // A tenth of the text.
    #expect(shaped < 2_000)
  }

  @Test(
    "belong to the script of the first letter, also if that is typed after signs",
    arguments: ["〜 12바꾼다", "🇩🇪 👍🏽 안녕", "1…「日本", "\n12 한"])
  func firstLetter(text: String) throws {
    let engine = TextEngine()
    var typed = ""
    for character in text {
      typed.append(character)
      let paragraph = Paragraph(typed)
      guard let layout = engine.breakLines(paragraph, maxWidth: 300, maxHeight: .infinity) else { continue }
      let whole = try #require(engine.typeset(paragraph, maxWidth: 300, maxHeight: nil))
      #expect(layout.difference(to: whole) == nil, "\(typed)")
    }
  }

  @Test(
    "are made without a second layout", arguments: ["日本語の文章は、", "한국어 문장은 낱말 ", "lorem 👍🏽 ipsum ❤️ ", "Русский текст "])
  func shapedOnce(words: String) {
    let engine = TextEngine()
    let paragraph = Paragraph(String(repeating: words, count: 12))
    for width in [390.0, 200, 100, 301] {
      let size = engine.layout(paragraph, maxWidth: width, maxHeight: nil).metrics.size
      let layout = engine.layout(paragraph, maxWidth: Double(size.width), maxHeight: Double(size.height))
      #expect(layout.metrics.size == size)
    }
    #expect(engine.layoutCount == 1)
  }

  @Test("end with the same ellipsis without another layout when something is typed behind it")
  func ellipsis() throws {
    let engine = TextEngine()
    for words in ["日本語の文章は、", "lorem ipsum dolor "] {
      var paragraph = Paragraph(String(repeating: words, count: 60))
      paragraph.lineLimit = 3
      #expect(engine.layout(paragraph, maxWidth: 200, maxHeight: nil).metrics.isTruncated)
      let before = engine.layoutCount
      for _ in 0..<5 {
        paragraph.runs[0].string += words.prefix(1)
        let layout = engine.layout(paragraph, maxWidth: 200, maxHeight: nil)
        let whole = try #require(TextEngine().typeset(paragraph, maxWidth: 200, maxHeight: nil))
        #expect(layout.metrics == whole.metrics && GlyphPlace.all(in: layout) == GlyphPlace.all(in: whole))
      }
      // A change of the space between all letters needs another one.
      #expect(engine.layoutCount - before < 8)
    }
  }
}
