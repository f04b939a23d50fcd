import FlowRendering
import Testing

@testable import SwiftUI

/// Symbols of a hundred points in black and white.
@Suite("Colours of symbols") @MainActor
struct SymbolColoringTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let black = Color(red: 0, green: 0, blue: 0)

  /// The colours of a sign's centre and of the shape beside it, as red, green and blue.
  private func colors(
    _ name: String = "plus.circle.fill", shape: (Int, Int) = (36, 36), _ change: (AnyView) -> some View
  ) throws -> [[Int]] {
    let screen = Screen(size: ProposedViewSize(width: 120, height: 120))
    screen.show(
      ZStack {
        Color.white; change(AnyView(Image(systemName: name).font(.system(size: 100))))
      })
    let bitmap = try #require(screen.picture(scale: 1))
    return [(60, 60), shape].map { x, y in
      let pixel = bitmap[x, y]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
  }

  @Test("in one style the sign is a hole")
  func monochrome() throws {
    #expect(try colors { $0.foregroundStyle(red) } == [[255, 255, 255], [255, 0, 0]])
    #expect(
      try colors { $0.symbolRenderingMode(.monochrome).foregroundStyle(red, blue) } == [[255, 255, 255], [255, 0, 0]])
  }

  @Test("in a palette the sign has the first style and the shape the second")
  func palette() throws {
    #expect(
      try colors { $0.symbolRenderingMode(.palette).foregroundStyle(red, blue) } == [[255, 0, 0], [0, 0, 255]])
    #expect(
      try colors { $0.symbolRenderingMode(.palette).foregroundStyle(red, blue, black) } == [[255, 0, 0], [0, 0, 255]])
    let one = try colors("star.fill") { $0.symbolRenderingMode(.palette).foregroundStyle(red, blue) }
    #expect(one[0] == [255, 0, 0])
  }

  @Test("several styles imply a palette unless another mode is set")
  func implicitPalette() throws {
    #expect(try colors { $0.foregroundStyle(red, blue) } == [[255, 0, 0], [0, 0, 255]])
  }

  @Test("a third layer takes the second style where there is no third")
  func thirdLayer() throws {
    let name = "bolt.badge.checkmark.fill"
    let two = try colors(name, shape: (50, 50)) { $0.symbolRenderingMode(.palette).foregroundStyle(red, blue) }
    #expect(two[1] == [0, 0, 255])
    let three = try colors(name, shape: (50, 50)) {
      $0.symbolRenderingMode(.palette).foregroundStyle(red, blue, black)
    }
    #expect(three[1] == [0, 0, 0])
  }

  @Test("a hierarchy has one style, and the shape half of it")
  func hierarchical() throws {
    let found = try colors { $0.symbolRenderingMode(.hierarchical).foregroundStyle(red) }
    #expect(found[0] == [255, 0, 0])
    #expect(found[1][0] == 255 && abs(found[1][1] - 128) <= 1 && abs(found[1][2] - 128) <= 1)
  }

  @Test("a symbol has its own colours, those of the system, and the style where it has none")
  func multicolor() throws {
    let green = Color.green.resolve(in: EnvironmentValues())
    let channels = [green.red, green.green, green.blue].map { Int(($0 * 255).rounded()) }
    #expect(try colors { $0.symbolRenderingMode(.multicolor).foregroundStyle(red) } == [[255, 255, 255], channels])
    #expect(try colors("circle.fill") { $0.symbolRenderingMode(.multicolor).foregroundStyle(blue) }[0] == [0, 0, 255])
  }

  @Test("an image's own mode comes before that of its environment")
  func ownMode() throws {
    let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
    screen.show(
      AnyView(Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)).symbolRenderingMode(.monochrome)
        .foregroundStyle(red, blue))
    #expect(screen.displayList().items.count == 2)
  }

  @Test("parts beyond a symbol's value are faint")
  func variable() throws {
    func reds(_ value: Double?) throws -> Int {
      let screen = Screen(size: ProposedViewSize(width: 120, height: 120))
      screen.show(
        Image(systemName: "cellularbars", variableValue: value).font(.system(size: 100)).foregroundStyle(red))
      let bitmap = try #require(screen.picture(scale: 1))
      return (0..<120).reduce(0) { sum, y in sum + (0..<120).count { bitmap[$0, y].alpha == 255 } }
    }
    let counts = try [reds(0), reds(0.25), reds(0.6), reds(1), reds(nil)]
    #expect(counts[0] == 0)
    #expect(counts[1] > 0 && counts[2] > counts[1] && counts[3] > counts[2])
    #expect(counts[3] == counts[4])
  }

  @Test("symbols whose parts are not known warn, others do not")
  func warnings() {
    func warnings(_ view: some View) -> [String] {
      let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
      screen.show(view)
      return screen.graph.issues.map(\.message)
    }
    let printer = Image(systemName: "printer")
    #expect(
      warnings(printer.symbolRenderingMode(.multicolor)) == [
        "symbolRenderingMode(_:) is approximate: it is not known which parts 'printer' has, so that it is drawn as one."
      ])
    #expect(warnings(printer.symbolRenderingMode(.monochrome)) == [])
    #expect(warnings(Image(systemName: "printer", variableValue: 0.5)).count == 1)
    #expect(warnings(Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical)) == [])
  }

  @Test("an open disclosure group points down in either direction of reading")
  func disclosure() throws {
    func picture(_ direction: LayoutDirection) throws -> Bitmap {
      let screen = Screen(size: ProposedViewSize(width: 100, height: 60))
      screen.show(
        DisclosureGroup(isExpanded: .constant(true)) {
        } label: {
          Color.clear.frame(width: 1, height: 20)
        }
        .environment(\.layoutDirection, direction))
      return try #require(screen.picture(scale: 2))
    }
    let (left, right) = try (picture(.leftToRight), picture(.rightToLeft).mirrored)
    let difference = (0..<left.height).flatMap { y in
      (0..<left.width).map { abs(Int(left[$0, y].alpha) - Int(right[$0, y].alpha)) }
    }
    #expect(difference.max() ?? 255 < 16)
    #expect((0..<left.height).contains { y in (0..<left.width).contains { left[$0, y].alpha > 200 } })
  }

  @Test("a symbol in its original colors is multicolor, unless it has its own mode")
  func original() throws {
    func middle(_ image: Image) throws -> [Int] {
      let screen = Screen(size: ProposedViewSize(width: 60, height: 60))
      screen.show(image.resizable().frame(width: 60, height: 60).background(Color.black))
      let pixel = try #require(screen.picture(scale: 1))[30, 30]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    let heart = try middle(Image(systemName: "heart.fill").renderingMode(.original))
    #expect(heart[0] > 200 && heart[1] < 100)
    #expect(try middle(Image(systemName: "cloud.fill").renderingMode(.original)) == [255, 255, 255])
    #expect(try middle(Image(systemName: "heart.fill").renderingMode(.template)) == [0, 0, 0])
    #expect(
      try middle(Image(systemName: "heart.fill").renderingMode(.original).symbolRenderingMode(.monochrome)) == [
        0, 0, 0,
      ])
  }

  @Test("a symbol whose layers are not known is drawn in one color, with a warning")
  func unknownLayers() {
    let screen = Screen(size: ProposedViewSize(width: 60, height: 60))
    screen.show(Image(systemName: "cloud.sun.rain.fill").renderingMode(.original))
    #expect(
      screen.graph.issues.map(\.message) == [
        "symbolRenderingMode(_:) is approximate: it is not known which parts 'cloud.sun.rain.fill' has, so that it is "
          + "drawn as one."
      ])
  }
}
