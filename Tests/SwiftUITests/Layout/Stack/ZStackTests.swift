import Foundation
import Testing

@testable import SwiftUI

@Suite("ZStack") @MainActor
struct ZStackTests {
  @Test("it is as large as the largest of its views along each axis, which are centred")
  func union() {
    let view = LaidOut {
      ZStack {
        Block("a", 40, 10); Block("b", 20, 30)
      }
    }
    #expect(view.size == size(40, 30))
    #expect(view["a"] == rect(0, 10, 40, 10))
    #expect(view["b"] == rect(10, 0, 20, 30))
  }

  @Test("views are aligned to each other")
  func aligns() {
    let view = LaidOut {
      ZStack(alignment: .bottomTrailing) {
        Block("a", 40, 10); Block("b", 20, 30)
      }
    }
    #expect(view["a"] == rect(0, 20, 40, 10))
    #expect(view["b"] == rect(20, 0, 20, 30))
  }

  @Test("a flexible view makes it take all the room")
  func flexible() {
    #expect(
      LaidOut {
        ZStack {
          Color.red; Block("a", 10, 10)
        }
      }.size == size(200, 100))
  }
}
