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

  @Test("alignment with an anchor stops where a point of a view is at the same point of the viewport")
  func viewAlignedAtAnchor() {
    func offset(after distance: CGFloat, _ behavior: ViewAlignedScrollTargetBehavior) -> CGFloat {
      self.offset(after: distance, ScrollView(.horizontal) { strip }.scrollTargetBehavior(behavior))
    }
    // Views of 100 points, 110 points apart, are in the middle of 300 points at 10, 120, 230 …
    #expect(offset(after: 137, .viewAligned(anchor: .center)) == 120)
    #expect(offset(after: 137, .viewAligned(anchor: .trailing)) == 130)
    #expect(offset(after: 137, .viewAligned(anchor: nil)) == 110)
    #expect(offset(after: 440, .viewAligned(limitBehavior: .never, anchor: .center)) == 450)
    // The first view is as near to the middle as it can be at 0; the next place is 10.
    #expect(offset(after: 440, .viewAligned(limitBehavior: .always, anchor: .center)) == 10)
    #expect(offset(after: 2, .viewAligned(anchor: .center)) == 0)
  }

  @Test("views are aligned at an anchor within the margins of the content, and the last one at its end")
  func viewAlignedWithinMargins() {
    let view = ScrollView(.horizontal) { strip }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(anchor: .center))
    // A view of 100 points is in the middle of 260 points at 30, 140, 250 …
    #expect(offset(after: 137, view) == 140)
    // The content of 2190 points ends 20 points before the end of the viewport.
    #expect(offset(after: 3000, view) == 1930)
  }

  private struct Short: ScrollTargetBehavior {
    let isShort: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = isShort && context.axes == .horizontal
      return properties
    }
  }

  @Test("a behavior that limits scrolls lets content go less far")
  func limitedScrolls() {
    func offset(_ behavior: some ScrollTargetBehavior) -> CGFloat {
      let screen = Screen.phone(width: 300)
      screen.show(ScrollView(.horizontal) { strip }.scrollTargetBehavior(behavior))
      let y = screen.scroll.frameOnScreen.midY
      screen.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y))
      return screen.scroll.offset.x
    }
    let free = offset(Short(isShort: false))
    let limited = offset(Short(isShort: true))
    #expect(limited > 50 && limited < free - 50)
    #expect(offset(AnyScrollTargetBehavior(Short(isShort: true))) == limited)
    #expect(AnyScrollTargetBehavior(Short(isShort: true)).base is Short)
    #expect(HalfWay().properties(context: .init(environment: .init(), axes: .vertical)) == .init())
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
