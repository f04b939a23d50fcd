import Foundation
import Testing

@testable import SwiftUI

@Suite("Dragging sheets") @MainActor
struct SheetDraggingTests {
  private struct Presenting<Content: View>: View {
    @Bindable var isPresented: TestValue<Bool>
    let content: () -> Content

    var body: some View {
      Color.red.sheet(isPresented: $isPresented.value, content: content)
    }
  }

  private let isPresented = TestValue(true)

  private func phone(@ViewBuilder _ content: @escaping () -> some View) -> PhoneScreen {
    PhoneScreen(Presenting(isPresented: isPresented, content: content))
  }

  private func drag(_ phone: PhoneScreen, by distance: CGFloat, duration: Double = 1) {
    phone.screen.drag(
      from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 + distance), steps: 20, duration: duration)
  }

  @Test("dragging a sheet down far enough dismisses it")
  func dismisses() {
    let phone = phone { Text("Sheet") }
    drag(phone, by: 150)
    #expect(isPresented.value)
    drag(phone, by: 330)
    #expect(!isPresented.value)
    #expect(phone.texts == [])
  }

  @Test("a quick swipe down is enough")
  func quick() {
    let phone = phone { Text("Sheet") }
    drag(phone, by: 250, duration: 0.1)
    #expect(!isPresented.value)
  }

  @Test("a sheet with interactive dismissal disabled returns")
  func disabled() {
    let phone = phone { Text("Sheet").interactiveDismissDisabled() }
    let frame = phone.sheet?.frame
    drag(phone, by: 340, duration: 0.1)
    #expect(isPresented.value)
    #expect(phone.sheet?.frame == frame)
  }

  @Test("a drag that ends at the height of several detents keeps the selected one")
  func equalDetents() {
    struct Content: View {
      @Bindable var detent: TestValue<PresentationDetent>

      var body: some View {
        Text("Sheet").presentationDetents([.medium, .fraction(0.5)], selection: $detent.value)
      }
    }
    for selected in [PresentationDetent.medium, .fraction(0.5)] {
      let detent = TestValue(selected)
      let phone = phone { Content(detent: detent) }
      drag(phone, by: -20)
      #expect(detent.value == selected)
    }
  }

  @Test("a sheet is dragged between its heights, and its binding is updated")
  func detents() {
    let detent = TestValue(PresentationDetent.medium)
    struct Content: View {
      @Bindable var detent: TestValue<PresentationDetent>
      var body: some View {
        Text("Sheet").presentationDetents([.medium, .large], selection: $detent.value)
      }
    }
    let phone = phone { Content(detent: detent) }
    drag(phone, by: -300)
    #expect(detent.value == .large)
    drag(phone, by: 330)
    #expect(detent.value == .medium)
    #expect(isPresented.value)
  }

  @Test("without a binding the sheet keeps its height itself")
  func ownDetent() {
    let phone = phone { Text("Sheet").presentationDetents([.medium, .large]) }
    let height = phone.sheet?.frame.height ?? 0
    drag(phone, by: -300)
    #expect((phone.sheet?.frame.height ?? 0) > height + 200)
  }

  @Test("scrolling content scrolls first, and the sheet follows at its top")
  func scrollInside() {
    let phone = phone { ScrollView { Color.blue.frame(height: 3_000) } }
    let scroll = phone.screen.elements.compactMap { $0 as? ScrollElement }.last
    drag(phone, by: -200)
    #expect((scroll?.offset.y ?? 0) > 150)
    drag(phone, by: 100)
    #expect(isPresented.value)
    drag(phone, by: 340, duration: 0.1)
    #expect(scroll?.offset.y == 0)
    #expect(isPresented.value)
    drag(phone, by: 340, duration: 0.1)
    #expect(!isPresented.value)
  }

  /// A finger that moves for a duration and rests before it is lifted.
  private func slow(from start: CGFloat, by distance: CGFloat, duration: Double = 0.5) -> FingerPath {
    let (start, end) = (CGPoint(x: 195, y: start), CGPoint(x: 195, y: start + distance))
    return FingerPath(positions: [
      .init(time: 0, location: start), .init(time: duration, location: end), .init(time: duration + 0.3, location: end),
    ])
  }

  /// A phone with a manual clock, so that motion after a released touch is observable.
  private func still(@ViewBuilder _ content: @escaping () -> some View) -> PhoneScreen {
    let screen = Screen(
      size: ProposedViewSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), timing: .manual)
    screen.show(Presenting(isPresented: isPresented, content: content))
    return PhoneScreen(screen: screen)
  }

  @Test("upwards the sheet grows with the finger, and continues to the nearest height")
  func grows() throws {
    let phone = still { Color.green.presentationDetents([.height(300), .height(600)]) }
    func top() throws -> CGFloat { try #require(phone.screen.frames(of: .green).first).minY }
    #expect(try top() == 844 - 34 - 300)
    // The sheet follows the finger from where it has moved ten points.
    phone.screen.touch([slow(from: 700, by: -210)])
    #expect(try top() == 844 - 34 - 500)
    phone.screen.advance(by: 0.1)
    let later = try top()
    #expect(later < 844 - 34 - 500)
    #expect(later > 844 - 34 - 600)
    phone.screen.settle()
    #expect(try top() == 844 - 34 - 600)
    #expect(!phone.screen.graph.motion.hasMotions)
  }

  @Test("between its heights the sheet shrinks with the finger, below the lowest it moves down unchanged")
  func shrinks() throws {
    let phone = still { Color.green.presentationDetents([.height(300), .height(600)]) }
    func frame() throws -> CGRect { try #require(phone.screen.frames(of: .green).first) }
    phone.screen.touch([slow(from: 700, by: -310)])
    phone.screen.settle()
    let height = try frame().height
    phone.screen.touch([slow(from: 400, by: 110)])
    #expect(try frame().minY == 844 - 34 - 500)
    #expect(try frame().height == height - 100)
    phone.screen.settle()
    phone.screen.touch([slow(from: 400, by: 410)])
    #expect(try frame().minY == 844 - 34 - 200)
    #expect(try frame().height == height - 300)
    phone.screen.settle()
    #expect(try frame().minY == 844 - 34 - 300)
    #expect(isPresented.value)
  }

  @Test("above its greatest height the sheet resists increasingly, and returns")
  func resists() throws {
    let phone = still { Color.green.presentationDetents([.height(300), .height(400)]) }
    func top() throws -> CGFloat { try #require(phone.screen.frames(of: .green).first).minY }
    phone.screen.touch([slow(from: 700, by: -310)])
    #expect(try top() < 844 - 34 - 400 - 30)
    #expect(try top() > 844 - 34 - 400 - 150)
    phone.screen.settle()
    #expect(try top() == 844 - 34 - 400)
  }

  @Test("a touch catches a moving sheet at its current position")
  func taken() throws {
    let phone = still { Color.green.presentationDetents([.height(300), .height(600)]) }
    func top() throws -> CGFloat { try #require(phone.screen.frames(of: .green).first).minY }
    phone.screen.touch([slow(from: 700, by: -210)])
    phone.screen.touch([slow(from: 500, by: 60, duration: 0.1)])
    // From the height of its detent it would be 50 points.
    #expect(try top() > 844 - 34 - 540)
    phone.screen.settle()
    #expect(try top() == 844 - 34 - 600)
  }
}
