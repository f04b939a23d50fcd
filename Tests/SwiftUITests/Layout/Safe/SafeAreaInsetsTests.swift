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
}
