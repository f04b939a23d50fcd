import Foundation
import Testing

@testable import SwiftUI

@Suite("padding") @MainActor
struct PaddingTests {
  @Test("it is 16 points at every edge by default")
  func standard() {
    let view = LaidOut { Block("a", 10, 20).padding() }
    #expect(view.size == size(42, 52))
    #expect(view["a"] == rect(16, 16, 10, 20))
  }

  @Test("edges are chosen, and lengths given for all or for each")
  func edges() {
    #expect(LaidOut { Block("a", 10, 20).padding(.leading, 5) }["a"] == rect(5, 0, 10, 20))
    #expect(LaidOut { Block("a", 10, 20).padding([.top, .trailing], 5) }.size == size(15, 25))
    #expect(LaidOut { Block("a", 10, 20).padding(3) }.size == size(16, 26))
    let each = LaidOut { Block("a", 10, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    #expect(each.size == size(16, 24))
    #expect(each["a"].origin == CGPoint(x: 2, y: 1))
  }

  @Test("the view is proposed the remaining size")
  func proposal() {
    #expect(LaidOut { Color.red.part("a").padding(10) }["a"] == rect(10, 10, 180, 80))
  }

  @Test("negative padding lets the view extend beyond its frame")
  func negative() {
    let view = LaidOut { Color.red.part("a").padding(-10).frame(width: 50, height: 50) }
    #expect(view["a"] == rect(-10, -10, 70, 70))
  }

  @Test("leading is at the right where people read from right to left")
  func rightToLeft() {
    let view = LaidOut(layoutDirection: .rightToLeft) { Block("a", 10, 20).padding(.leading, 5) }
    #expect(view["a"].minX == 0)
  }
}
