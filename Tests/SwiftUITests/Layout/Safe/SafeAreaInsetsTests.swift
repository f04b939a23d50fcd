import Testing

@testable import SwiftUI

@MainActor
@Suite("The insets that a view reads")
struct SafeAreaInsetsTests {
  private struct Reader: View {
    let found: TestValue<EdgeInsets>

    var body: some View {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.safeAreaInsets, initial: true) { found.value = proxy.safeAreaInsets }
      }
    }
  }

  private func insets(_ content: (Reader) -> some View) -> EdgeInsets {
    let found = TestValue(EdgeInsets())
    let screen = Screen(device: .iPhone15)
    screen.show(content(Reader(found: found)))
    return found.value
  }

  @Test("are those of the screen at the edges of the safe area, and behind the bars")
  func edges() {
    let all = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    #expect(insets { $0 } == all)
    #expect(insets { $0.ignoresSafeArea() } == all)
  }

  @Test("are those of inset views and paddings too")
  func added() {
    #expect(insets { $0.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50) } }.bottom == 84)
    #expect(insets { $0.safeAreaPadding(.top, 10) }.top == 69)
  }

  @Test("are none in the middle, and one at one edge")
  func middle() {
    #expect(insets { $0.padding(20) } == EdgeInsets())
    #expect(insets { $0.frame(height: 100).frame(maxHeight: .infinity, alignment: .top) }.top == 59)
    #expect(insets { $0.frame(height: 100).frame(maxHeight: .infinity, alignment: .top) }.bottom == 0)
  }

  /// The insets that a view of 100 by 20 points reads at a position in a window of 400 by 800.
  private func insets(x: CGFloat, y: CGFloat, _ direction: LayoutDirection = .leftToRight) -> EdgeInsets {
    let found = TestValue(EdgeInsets())
    let screen = Screen(
      size: ProposedViewSize(width: 400, height: 800),
      safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    screen.show(
      Reader(found: found).frame(width: 100, height: 20)
        .position(x: x + 50 - 20, y: y + 10 - 10)
        .environment(\.layoutDirection, direction))
    return found.value
  }

  @Test("F202: a view inside reads the inset of the edge that it touches, and no other")
  func inside() {
    #expect(insets(x: 150, y: 10) == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
    #expect(insets(x: 150, y: 750) == EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
    #expect(insets(x: 20, y: 100) == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    #expect(insets(x: 260, y: 100) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))
    #expect(insets(x: 150, y: 390) == EdgeInsets())
  }

  @Test("leading and trailing insets are those of the reading direction")
  func rightToLeft() {
    func insets(_ content: (Reader) -> some View) -> EdgeInsets {
      let found = TestValue(EdgeInsets())
      let screen = Screen(
        size: ProposedViewSize(width: 400, height: 800),
        safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
      screen.show(content(Reader(found: found)).environment(\.layoutDirection, .rightToLeft))
      return found.value
    }
    // The window's own insets are 20 points at the left and 40 at the right.
    #expect(insets { $0 } == EdgeInsets(top: 10, leading: 40, bottom: 30, trailing: 20))
    let leading = insets { $0.frame(width: 100).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(leading == EdgeInsets(top: 10, leading: 40, bottom: 30, trailing: 0))
    let inset = insets { $0.safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 50) } }
    #expect(inset == EdgeInsets(top: 10, leading: 90, bottom: 30, trailing: 20))
  }
}
