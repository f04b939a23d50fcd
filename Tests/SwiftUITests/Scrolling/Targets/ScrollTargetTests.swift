import Foundation
import Testing

@testable import SwiftUI

@Suite("Scroll targets") @MainActor
struct ScrollTargetTests {
  private var strip: some View {
    HStack(spacing: 10) {
      ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 40) }
    }
    .scrollTargetLayout()
  }

  private func offset(after distance: CGFloat, _ view: some View) -> CGFloat {
    let screen = Screen.phone(width: 300)
    screen.show(view)
    screen.dragContent(by: CGVector(dx: distance, dy: 0))
    return screen.scroll.offset.x.rounded()
  }

  @Test("without a behavior, the end of the gesture")
  func free() {
    #expect(offset(after: 137, ScrollView(.horizontal) { strip }) == 137)
  }

  @Test("paging stops at the next page at most")
  func paging() {
    let view = ScrollView(.horizontal) { strip }.scrollTargetBehavior(.paging)
    #expect(offset(after: 137, view) == 0)
    #expect(offset(after: 160, view) == 300)
    #expect(offset(after: 900, view) == 300)
  }

  @Test("alignment to views stops at the start of the nearest one")
  func viewAligned() {
    let view = ScrollView(.horizontal) { strip }.scrollTargetBehavior(.viewAligned)
    #expect(offset(after: 137, view) == 110)
    #expect(offset(after: 440, view) == 440)
    let limited = ScrollView(.horizontal) { strip }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    #expect(offset(after: 440, limited) == 110)
  }

  struct HalfWay: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (context.contentSize.width - context.containerSize.width) / 2
    }
  }

  @Test("a custom behavior determines the target")
  func custom() {
    #expect(
      offset(after: 5, ScrollView(.horizontal) { strip }.scrollTargetBehavior(HalfWay())) == CGFloat((2190 - 300) / 2))
  }

  private struct Pages: View {
    @Bindable var id: TestValue<Int?>

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
      .scrollPosition(id: $id.value)
    }
  }

  @Test("a change of the size keeps the page of the scroll position")
  func resizedPages() {
    let id = TestValue<Int?>(nil)
    let screen = Screen.phone(width: 400)
    screen.show(Pages(id: id))
    screen.perform { id.value = 2 }
    #expect(screen.scroll.offset.x == 800)
    for width in [700, 300, 400] as [CGFloat] {
      screen.setSize(ProposedViewSize(width: width, height: 600))
      #expect(screen.scroll.offset.x == 2 * width)
      #expect(id.value == 2)
    }
  }

  @Test("without a scroll position the behavior adjusts the offset to the new size")
  func resized() {
    let screen = Screen.phone(width: 300)
    screen.show(ScrollView(.horizontal) { strip }.scrollTargetBehavior(.paging))
    screen.dragContent(by: CGVector(dx: 160, dy: 0))
    #expect(screen.scroll.offset.x == 300)
    screen.setSize(ProposedViewSize(width: 250, height: 600))
    #expect(screen.scroll.offset.x == 250)
    let free = Screen.phone(width: 300)
    free.show(ScrollView(.horizontal) { strip })
    free.dragContent(by: CGVector(dx: 160, dy: 0))
    let offset = free.scroll.offset.x
    free.setSize(ProposedViewSize(width: 250, height: 600))
    #expect(free.scroll.offset.x == offset)
  }
}
