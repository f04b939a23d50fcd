import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Images") @MainActor
struct ImageTests {
  /// Two by two pixels: black, white, white, black.
  private var checkers: Image {
    var bitmap = Bitmap(width: 2, height: 2)
    for y in 0..<2 {
      for x in 0..<2 {
        let value: UInt8 = x == y ? 0 : 255
        bitmap[x, y] = Bitmap.Pixel(red: value, green: value, blue: value, alpha: 255)
      }
    }
    return Image(bitmap: bitmap, scale: 1)
  }

  private func picture(_ view: some View, width: CGFloat = 20, height: CGFloat = 20) throws -> Bitmap {
    let host = Screen(size: ProposedViewSize(width: width, height: height))
    host.show(view)
    return try #require(host.picture(scale: 1))
  }

  private func values(_ bitmap: Bitmap, y: Int) -> [Int] { (0..<bitmap.width).map { Int(bitmap[$0, y].red) } }

  @Test("without interpolation pixels have straight edges, with it they blend")
  func interpolation() throws {
    let sharp = values(try picture(checkers.resizable().interpolation(.none)), y: 2)
    #expect(sharp == Array(repeating: 0, count: 10) + Array(repeating: 255, count: 10))
    let smooth = values(try picture(checkers.resizable().interpolation(.high)), y: 10)
    #expect(Set(smooth).count > 2)
  }

  @Test("a template is a silhouette in the foreground style, an original is not")
  func renderingMode() throws {
    let template = try picture(
      checkers.resizable().renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    #expect([template[2, 2].red, template[2, 2].green] == [255, 0])
    #expect([template[15, 2].red, template[15, 2].green] == [255, 0])
    let original = try picture(
      checkers.resizable().interpolation(.none).renderingMode(.original).foregroundStyle(.red))
    #expect([original[2, 2].red, original[15, 2].red, original[15, 2].green] == [0, 255, 255])
  }

  @Test("the dynamic range and antialiasing have no effect")
  func ranges() throws {
    let plain = try picture(checkers.resizable())
    #expect(try picture(checkers.antialiased(false).resizable()) == plain)
    #expect(try picture(checkers.allowedDynamicRange(.high).resizable()) == plain)
    #expect(try picture(checkers.resizable().allowedDynamicRange(.constrainedHigh).padding(0)) == plain)
  }

  private func frame(_ view: some View) throws -> CGSize {
    try #require(ControlHost(width: nil) { view }.elements(named: "Image").first).size
  }

  @Test("symbols grow with their scale, their font and its weight")
  func symbolSizes() throws {
    let star = Image(systemName: "star")
    let medium = try frame(star)
    #expect(try frame(star.imageScale(.small)).height < medium.height)
    #expect(try frame(star.imageScale(.medium)) == medium)
    #expect(try frame(star.imageScale(.large)).height > medium.height)
    #expect(try frame(star.font(.largeTitle)).height > medium.height)
  }

  @Test("a variant of a symbol is another symbol, if there is a drawing of it")
  func variants() throws {
    func drawing(_ view: some View) -> [SymbolGlyph] {
      ControlHost { view }.screen.displayList().items.compactMap {
        if case .symbol(let glyph, _, _) = $0.content { glyph } else { nil }
      }
    }
    let star = Image(systemName: "star")
    #expect(
      drawing(star.symbolVariant(.fill)).map(\.parts.count)
        == drawing(Image(systemName: "star.fill")).map(\.parts.count))
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(read(\.symbolVariants) { $0.symbolVariant(.slash) } == .slash)
    #expect(read(\.symbolVariants) { $0 } == SymbolVariants.none)
  }

  @Test("symbols are at rest, whatever their effects")
  func symbolEffects() throws {
    let plain = try picture(Image(systemName: "star"))
    let effects = Image(systemName: "star").symbolEffect(.pulse).symbolEffect(.bounce, value: 1)
    #expect(try picture(effects) == plain)
    #expect(try picture(effects.symbolEffectsRemoved()) == plain)
  }

  @Test("an image of the assets is a labelled box, and a warning")
  func assets() {
    let host = ControlHost { Image("logo") }
    #expect(host.allNodes.map(\.label) == ["logo"])
    #expect(host.issues.count == 1)
    #expect(ControlHost { Image(decorative: "logo") }.allNodes.isEmpty)
  }

  @Test("a tiled picture repeats itself, in its own size")
  func tiles() throws {
    let row = values(try picture(checkers.resizable(resizingMode: .tile).interpolation(.none)), y: 0)
    #expect(row == (0..<20).map { $0 % 2 == 0 ? 0 : 255 })
    let next = values(try picture(checkers.resizable(resizingMode: .tile).interpolation(.none)), y: 1)
    #expect(next == (0..<20).map { $0 % 2 == 0 ? 255 : 0 })
  }

  @Test("the caps of an image keep their size, the part between them is stretched or tiled")
  func capInsets() throws {
    // A black line at each end, and grey and white between.
    var bitmap = Bitmap(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        let value: UInt8 = [0, 128, 255, 0][x]
        bitmap[x, y] = Bitmap.Pixel(red: value, green: value, blue: value)
      }
    }
    let image = Image(bitmap: bitmap, scale: 1)
    let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let stretched = values(
      try picture(image.resizable(capInsets: caps).interpolation(.none), width: 10, height: 10), y: 5)
    #expect(stretched == [0, 128, 128, 128, 128, 255, 255, 255, 255, 0])
    let tiled = values(
      try picture(image.resizable(capInsets: caps, resizingMode: .tile).interpolation(.none), width: 10, height: 10),
      y: 5)
    #expect(tiled == [0, 128, 255, 128, 255, 128, 255, 128, 255, 0])
  }

  @Test("a drawing that becomes a symbol of the same size stands on its baseline")
  func baselineComes() {
    struct Line: View {
      let isSymbol: TestValue<Bool>
      let size: CGSize
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          (isSymbol.value ? Image(systemName: "gear") : Image(size: size) { _ in }).part("image")
          Text("gear").part("text")
        }
      }
    }
    let size = LaidOut { Image(systemName: "gear").part("image") }["image"].size
    let isSymbol = TestValue(false)
    let changing = LaidOut { Line(isSymbol: isSymbol, size: size) }
    let before = changing["text"].minY - changing["image"].minY
    changing.screen.perform { isSymbol.value = true }
    let fresh = LaidOut { Line(isSymbol: TestValue(true), size: size) }
    #expect(changing["image"] == fresh["image"])
    #expect(changing["text"] == fresh["text"])
    #expect(changing["text"].minY - changing["image"].minY != before)
  }
}
