import Foundation
import Testing

@testable import SwiftUI

@Suite("Spacer") @MainActor
struct SpacerTests {
  @Test("it takes the space that other views leave, without spacing")
  func takesTheRest() {
    let view = LaidOut {
      HStack {
        Block("a", 20, 10); Spacer(); Block("b", 30, 10)
      }
    }
    #expect(view.size == size(200, 10))
    #expect(view["b"].minX == 170)
  }

  @Test("it has a least length, 8 points by default", arguments: [(nil, CGFloat(8)), (0, 0), (25, 25)])
  func minimum(_ minLength: CGFloat?, _ expected: CGFloat) {
    let view = LaidOut {
      HStack {
        Block("a", 20, 10); Spacer(minLength: minLength); Block("b", 30, 10)
      }.fixedSize()
    }
    #expect(view.size.width == 50 + expected)
  }

  @Test("several share the space")
  func shares() {
    let view = LaidOut {
      HStack {
        Spacer(); Block("a", 20, 10); Spacer(); Spacer()
      }
    }
    #expect(view["a"].minX == 60)
  }

  @Test("in a stack it has no extent across, alone it grows both ways")
  func axis() {
    #expect(LaidOut { VStack { Spacer() } }.size == size(0, 100))
    #expect(LaidOut { Spacer() }.size == size(200, 100))
  }
}
