import Foundation
import Testing

@testable import FlowRendering

@Suite("Layers of symbols")
struct SymbolLayerTests {
  private let symbols = SymbolSource()

  private func layers(
    _ name: String, _ coloring: SymbolGlyph.Coloring, value: Double? = nil
  ) throws -> [SymbolLayer] {
    try #require(symbols.symbol(named: name, pointSize: 17)).layers(coloring, value: value)
  }

  @Test("in one colour a symbol is unchanged")
  func oneColor() throws {
    for name in ["plus.circle.fill", "tag.slash", "bag.badge.plus", "wifi", "star"] {
      let glyph = try #require(symbols.symbol(named: name, pointSize: 17))
      #expect(glyph.layers(.one) == [SymbolLayer(glyph: glyph, level: 0, tone: nil, isReached: true)])
    }
  }

  @Test(
    "signs, badges and slashes come first, shapes and struck-out symbols after them",
    arguments: [
      ("plus.circle.fill", [1, 0]), ("plus.circle", [0, 1]), ("bag.badge.plus", [1, 0]), ("tag.slash", [1, 0]),
      ("envelope.badge", [1, 0]), ("bolt.badge.checkmark.fill", [2, 1, 0]), ("wifi", [0, 1, 2]),
      ("speaker.wave.2", [0, 1]), ("star", [0]),
    ])
  func levels(name: String, expected: [Int]) throws {
    #expect(try layers(name, .levels).map(\.level) == expected)
  }

  @Test("a sign is drawn over its shape, which then has no hole")
  func sign() throws {
    let layers = try layers("plus.circle.fill", .levels)
    #expect(layers[0].glyph.parts.count == 1 && !layers[0].glyph.parts[0].erases)
    #expect(layers[1].glyph.parts.allSatisfy { !$0.erases })
  }

  @Test("the gap around a badge stays")
  func gap() throws {
    let layers = try layers("bag.badge.plus", .levels)
    #expect(layers[0].glyph.parts.map(\.erases) == [false, true])
    #expect(layers[1].glyph.parts.allSatisfy { !$0.erases })
  }

  @Test("some parts have colours of their own")
  func tones() throws {
    #expect(try layers("plus.circle.fill", .tones).map(\.tone) == [.green, .white])
    #expect(try layers("bag.badge.minus", .tones).map(\.tone) == [nil, .red])
    #expect(try layers("heart.fill", .tones).map(\.tone) == [.red])
    #expect(try layers("circle.fill", .tones).map(\.tone) == [nil])
  }

  @Test(
    "the parts of a variable symbol are reached one after the other",
    arguments: [(0.0, [0, 3]), (0.1, [1, 2]), (0.5, [2, 1]), (1.0, [3, 0])] as [(Double, [Int])])
  func variable(value: Double, expected: [Int]) throws {
    let layers = try layers("wifi", .one, value: value)
    func parts(_ isReached: Bool) -> Int {
      layers.filter { $0.isReached == isReached }.flatMap(\.glyph.parts).count { !$0.erases }
    }
    #expect([parts(true), parts(false)] == expected)
  }

  @Test("a speaker is visible without waves, and the near wave comes first")
  func speaker() throws {
    let silent = try layers("speaker.wave.3", .one, value: 0)
    #expect(silent.map(\.isReached) == [true, false])
    #expect(silent.map(\.glyph.parts.count) == [1, 2])
    let half = try layers("speaker.wave.3", .one, value: 0.5)
    let far = try #require(half.last?.glyph.parts.first?.path.boundingRect)
    let near = try #require(half.first?.glyph.parts.last?.path.boundingRect)
    #expect(half.map(\.glyph.parts.count) == [2, 1])
    #expect(far.height > near.height)
  }

  @Test("the parts of a font's icon are not known")
  func unknown() throws {
    #expect(try #require(symbols.symbol(named: "printer", pointSize: 17)).knowsLayers == false)
    for name in ["plus", "plus.circle", "wifi", "heart", "printer.badge.plus"] {
      #expect(try #require(symbols.symbol(named: name, pointSize: 17)).knowsLayers, "\(name)")
    }
  }

  @Test(
    "symbols that point in the reading direction are mirrored, and no others",
    arguments: [
      ("chevron.forward", true), ("arrow.backward", true), ("sidebar.leading", true), ("list.bullet", true),
      ("speaker.wave.2", true), ("chevron.right", false), ("forward.fill", false), ("arrow.right", false),
    ])
  func mirrored(name: String, expected: Bool) throws {
    let plain = try #require(symbols.symbol(named: name, pointSize: 17))
    let turned = try #require(symbols.symbol(named: name, pointSize: 17, isRightToLeft: true))
    #expect((turned.parts != plain.parts) == expected)
    #expect(turned.size == plain.size)
  }

  @Test("forward from right to left is backward from left to right")
  func forward() throws {
    func pixels(_ name: String, isRightToLeft: Bool) throws -> Bitmap {
      let glyph = try #require(symbols.symbol(named: name, pointSize: 34, isRightToLeft: isRightToLeft))
      let canvas = Canvas(size: glyph.size, scale: 1, background: .white)
      canvas.draw(glyph, at: .zero, paint: .color(.black))
      return canvas.makeBitmap()
    }
    let forward = try pixels("chevron.forward", isRightToLeft: true)
    let backward = try pixels("chevron.backward", isRightToLeft: false)
    #expect(forward.largestDelta(to: backward) <= 2)
    #expect(forward.largestDelta(to: try pixels("chevron.forward", isRightToLeft: false)) > 100)
  }
}
