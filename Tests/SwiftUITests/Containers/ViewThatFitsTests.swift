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

  @Test("only the axes that are named count")
  func axes() {
    let view = LaidOut(width: 50, height: 20) {
      ViewThatFits(in: .vertical) {
        Block("a", 250, 10); Block("b", 20, 10)
      }
    }
    #expect(view.size.width == 250)
  }
}
