import Foundation
import Testing

@testable import SwiftUI

@Suite("ViewThatFits") @MainActor
struct ViewThatFitsTests {
  @Test("the first view that fits is shown", arguments: [(300, "large"), (100, "medium"), (30, "small"), (5, "small")])
  func chooses(_ width: Int, _ expected: String) {
    let view = LaidOut(width: CGFloat(width)) {
      ViewThatFits {
        Block("large", 250, 10); Block("medium", 80, 10); Block("small", 20, 10)
      }
    }
    #expect(view.size.width == view[expected].width)
  }

  @Test("only the given axes are considered")
  func axes() {
    let view = LaidOut(width: 50, height: 20) {
      ViewThatFits(in: .vertical) {
        Block("a", 250, 10); Block("b", 20, 10)
      }
    }
    #expect(view.size.width == 250)
  }

  @Test("a view without a size appears each time it is shown")
  func appearsAgain() {
    let log = EventLog()
    let view = LaidOut {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 150, height: 10)
        Color.clear.frame(width: 0, height: 0).onAppear { log.add("appears") }
      }
    }
    for _ in 0..<2 {
      view.screen.setSize(ProposedViewSize(width: 100, height: 100))
      #expect(log.take() == ["appears"])
      view.screen.setSize(ProposedViewSize(width: 200, height: 100))
      #expect(log.take().isEmpty)
    }
  }

  @Test("its distance to other views does not depend on the previously shown view")
  func spacing() {
    struct Column: View {
      let width: CGFloat
      var body: some View {
        VStack {
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: width, height: 10)
            Text("fits")
          }
          Text("below").frame(width: 100, height: 20).accessibilityIdentifier("below")
        }
      }
    }
    func screen(_ width: CGFloat) -> Screen {
      let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
      screen.show(Column(width: width))
      return screen
    }
    let updated = screen(50)
    updated.show(Column(width: 500))
    updated.setSize(ProposedViewSize(width: 100, height: 90))
    updated.setSize(ProposedViewSize(width: 100, height: 100))
    #expect(updated.outline == screen(500).outline)
  }
}
