import Foundation
import Testing

@testable import SwiftUI

@Suite("overlay and background") @MainActor
struct OverlayTests {
  @Test("the layer is proposed the view's size and aligned in it, and does not change it")
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

  @Test("in a layer, layers of an EmptyView are created, as large as the modified view")
  func layersOfNothingInALayer() {
    let view = LaidOut {
      Block("a", 50, 40).background {
        EmptyView()
          .background { Color.red.part("back") }
          .overlay(alignment: .bottomTrailing) { Block("mark", 10, 10) }
      }
    }
    #expect(view["back"] == rect(0, 0, 50, 40))
    #expect(view["mark"] == rect(40, 30, 10, 10))
  }

  struct MarkModifier: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
      content.background { Color.red.part(name) }
    }
  }

  struct Nothing: View {
    var body: some View {
      EmptyView().modifier(MarkModifier(name: "outer")).background(EmptyView().modifier(MarkModifier(name: "inner")))
    }
  }

  @Test("in a layer, modifiers from bodies around an EmptyView are created as well")
  func bodiesAroundNothing() {
    let view = LaidOut { Block("a", 50, 40).overlay(Nothing()) }
    #expect(view["outer"] == rect(0, 0, 50, 40))
    #expect(view["inner"] == rect(0, 0, 50, 40))
  }

  @Test("in a layer, an EmptyView has its frame and its padding")
  func frameOfNothing() {
    let view = LaidOut {
      Block("a", 50, 40).overlay(alignment: .topLeading) {
        EmptyView().frame(width: 20, height: 5).padding(3).overlay { Color.red.part("mark") }
      }
    }
    #expect(view["mark"] == rect(0, 0, 26, 11))
  }

  @Test("in a list of views an EmptyView has no layers, also inside of a layer")
  func layersOfNothingInAList() {
    let view = LaidOut {
      VStack {
        Block("a", 50, 40)
        EmptyView().background { Color.red.part("stack") }
      }
      .background {
        EmptyView().background { Color.red.part("list") }
        Block("b", 10, 10)
      }
      .background {
        Group { EmptyView().background { Color.red.part("group") } }
      }
    }
    #expect(view.size == size(50, 40))
    #expect(view["stack"] == .null)
    #expect(view["list"] == .null)
    #expect(view["group"] == .null)
  }
}
