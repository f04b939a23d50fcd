import Foundation
import Testing

@testable import SwiftUI

@Suite("offset") @MainActor
struct OffsetTests {
  @Test("the view is drawn elsewhere, and its neighbours do not move")
  func moves() {
    let view = LaidOut {
      HStack(spacing: 0) {
        Block("a", 10, 10).offset(x: 5, y: -3); Block("b", 10, 10)
      }
    }
    #expect(view["a"] == rect(5, -3, 10, 10))
    #expect(view["b"] == rect(10, 0, 10, 10))
    #expect(view.size == size(20, 10))
  }
}
