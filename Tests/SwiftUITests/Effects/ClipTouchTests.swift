import Testing

@testable import SwiftUI

@MainActor
@Suite("Touches on clipped content")
struct ClipTouchTests {
  /// A button below the invisible part of a square that is clipped to a third of its size.
  private struct Poster<Square: View>: View {
    let square: (AnyView) -> Square
    @State private var taps = [0, 0]

    var body: some View {
      VStack(spacing: 0) {
        Button("Above") { taps[0] += 1 }
        square(AnyView(Rectangle().fill(.orange).frame(width: 300, height: 300).frame(width: 100, height: 100)))
          .onTapGesture { taps[1] += 1 }
        Text("button \(taps[0]), square \(taps[1])")
      }
    }
  }

  private func result(_ square: @escaping (AnyView) -> some View) throws -> String? {
    let screen = Screen(size: ProposedViewSize(width: 390, height: 600))
    screen.show(Poster(square: square))
    let frame = try #require(screen.node(.button)).frame
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return screen.node(.staticText)?.label
  }

  @Test("content takes touches where it is clipped away, until a content shape limits them")
  func outside() throws {
    // Measured on iOS 16 and macOS 13 with clipped() (oleb.net, "clipped() doesn't affect hit testing").
    #expect(try result { $0.clipped() } == "button 0, square 1")
    #expect(try result { $0.clipShape(Circle()) } == "button 0, square 1")
    #expect(try result { $0.cornerRadius(10) } == "button 0, square 1")
    #expect(try result { $0.mask(Circle()) } == "button 0, square 1")
    #expect(try result { $0.clipped().contentShape(Rectangle()) } == "button 1, square 0")
    #expect(try result { $0.contentShape(Rectangle()).clipped() } == "button 1, square 0")
  }

  @Test("the corners of a clipped color take touches")
  func corners() {
    struct Disc<Content: View>: View {
      let content: Content
      @State private var taps = 0

      var body: some View {
        ZStack {
          content.onTapGesture { taps += 1 }
          Text("\(taps)").allowsHitTesting(false)
        }
      }
    }
    func taps(_ content: some View) -> String? {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 200))
      screen.show(Disc(content: content))
      screen.tap(at: CGPoint(x: 3, y: 3))
      return screen.node(.staticText)?.label
    }
    #expect(taps(Color.red.clipShape(Circle())) == "1")
    #expect(taps(Color.red.cornerRadius(80)) == "1")
    #expect(taps(Color.red.contentShape(Circle())) == "0")
  }

  @Test("a button is not hittable below content that is clipped away")
  func covered() throws {
    let screen = Screen(size: ProposedViewSize(width: 390, height: 600))
    screen.show(Poster { $0.clipped() })
    let button = try #require(screen.elements.first { $0.controlInteraction != nil })
    let frame = button.frameOnScreen
    let hit = screen.rootElement?.hitTest(CGPoint(x: frame.midX, y: frame.midY))
    var element = hit
    while let current = element, current !== button { element = current.layoutParent }
    #expect(hit != nil && element == nil)
  }
}
