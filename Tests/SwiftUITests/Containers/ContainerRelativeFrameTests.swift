import Foundation
import Testing

@testable import SwiftUI

@Suite("containerRelativeFrame") @MainActor
struct ContainerRelativeFrameTests {
  @Test("a view in a scroll view is as wide as its window, or a fraction of it")
  func inScrollView() {
    let view = LaidOut {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.part("all").containerRelativeFrame(.horizontal)
          Color.red.part("half").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          Color.red.part("two").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
          Color.red.part("own").containerRelativeFrame(.horizontal) { length, _ in length / 8 }
        }
      }
    }
    #expect(view["all"].width == 200)
    #expect(view["half"].width == 95)
    #expect(view["two"].width == 95)
    #expect(view["own"].width == 25)
  }

  @Test("outside of a scroll view the window is the container")
  func inWindow() {
    let view = LaidOut { Block("a", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) }
    #expect(view.size == size(200, 100))
    #expect(view["a"].origin == .zero)
  }

  @Test("a view whose proposal stays the same follows the size of the window")
  func windowSize() {
    let view = LaidOut {
      Color.red.containerRelativeFrame(.horizontal).part("a").frame(width: 20, height: 20)
    }
    #expect(view["a"].width == 200)
    view.screen.setSize(ProposedViewSize(width: 150, height: 100))
    #expect(view["a"].width == 150)
  }

  private let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  @Test("the screen of a navigation stack is the container, without its bars")
  func inNavigationStack() throws {
    let screen = Screen.phone(width: 400, height: 800, safeArea: safeArea)
    screen.show(
      HStack(spacing: 0) {
        Color.blue.frame(width: 100)
        NavigationStack {
          Color.red.containerRelativeFrame([.horizontal, .vertical]).navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
        }
      })
    let frame = try #require(screen.frames(of: .red).first)
    let bar = try #require(screen.node(.navigationBar)).frame
    #expect(frame == rect(100, bar.maxY, 300, 770 - bar.maxY))
    screen.setSize(ProposedViewSize(width: 300, height: 800))
    #expect(screen.frames(of: .red).first?.width == 200)
  }

  @Test("a sheet is the container of its content")
  func inSheet() throws {
    let screen = Screen.phone(width: 400, height: 800, safeArea: safeArea)
    screen.show(
      Color.blue.sheet(isPresented: .constant(true)) {
        Color.red.containerRelativeFrame(.vertical).presentationDetents([.height(200)])
      })
    #expect(screen.frames(of: .red).first?.height == 200)
  }

  @Observable @MainActor
  final class Model {
    var isLong = false
  }

  private struct Row: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: model.isLong ? 300 : 20)
            .containerRelativeFrame(.vertical) { length, _ in length / 2 + 30 }
        }
      }
    }
  }

  @Test("in a scroll view whose row asks for its height, a view has its own height, also after a change")
  func inRow() {
    let model = Model()
    func show() -> PhoneScreen { PhoneScreen(List { Row(model: model) }) }
    let phone = show()
    for isLong in [true, false, true] {
      phone.screen.perform { model.isLong = isLong }
      #expect(phone.screen.frames(of: .red).map(\.height) == [isLong ? 300 : 20])
      #expect(phone.screen.frames(of: .red) == show().screen.frames(of: .red))
    }
    #expect(phone.issues == [])
  }

  @Test("in a popover, which has the size of its content, a view has its own size")
  func inPopover() {
    let phone = PhoneScreen(
      Text("Below").popover(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Color.blue.frame(width: 60, height: 40)
          Color.red.frame(width: 20, height: 20)
            .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.9 }
        }
        .presentationCompactAdaptation(.popover)
      })
    #expect(phone.sheet?.frame.size == CGSize(width: 60, height: 60))
    #expect(phone.issues == [])
  }
}
