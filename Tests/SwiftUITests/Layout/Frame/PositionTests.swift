import Foundation
import Testing

@testable import SwiftUI

@Suite("position") @MainActor
struct PositionTests {
  @Test("the view fills the proposed size and has its centre at the point")
  func centres() {
    let view = LaidOut { Block("a", 10, 20).position(x: 30, y: 40) }
    #expect(view.size == size(200, 100))
    #expect(view["a"] == rect(25, 30, 10, 20))
  }

  @Test("a position as a point")
  func point() {
    let view = LaidOut { Block("a", 10, 20).position(CGPoint(x: 30, y: 40)) }
    #expect(view.size == size(200, 100))
    #expect(view["a"] == rect(25, 30, 10, 20))
  }
}
