import Foundation
import Testing

@testable import SwiftUI

@Suite("overlay and background") @MainActor
struct OverlayTests {
  @Test("the layer is offered the view's size and aligned in it, and does not change it")
  func layers() {
    let view = LaidOut {
      Block("a", 50, 40)
        .overlay(alignment: .topTrailing) { Block("badge", 10, 10) }
        .background { Color.red.part("back") }
        .overlay { Block("large", 90, 10) }
    }
    #expect(view.size == size(50, 40))
    #expect(view["badge"] == rect(40, 0, 10, 10))
    #expect(view["back"] == rect(0, 0, 50, 40))
    #expect(view["large"] == rect(-20, 15, 90, 10))
  }

  @Test("a layer of several views stacks them on each other")
  func several() {
    let view = LaidOut {
      Block("a", 50, 50).overlay(alignment: .bottom) {
        Block("b", 10, 10); Block("c", 20, 20)
      }
    }
    #expect(view["b"] == rect(20, 40, 10, 10))
    #expect(view["c"] == rect(15, 30, 20, 20))
  }

  @Test("layers given as views, aligned and not")
  func views() {
    let view = LaidOut {
      Block("a", 50, 40)
        .overlay(Block("badge", 10, 10), alignment: .bottomTrailing)
        .background(Block("mark", 10, 10), alignment: .topLeading)
    }
    #expect(view["badge"] == rect(40, 30, 10, 10))
    #expect(view["mark"] == rect(0, 0, 10, 10))
  }
}
