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

  @Test("a sheet that is dragged down far enough is dismissed")
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

  @Test("a sheet that does not let itself be dismissed returns")
  func disabled() {
    let phone = phone { Text("Sheet").interactiveDismissDisabled() }
    let frame = phone.sheet?.frame
    drag(phone, by: 340, duration: 0.1)
    #expect(isPresented.value)
    #expect(phone.sheet?.frame == frame)
  }

  @Test("between its heights a sheet is dragged, and the binding hears of it")
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

  @Test("content that scrolls is scrolled first, and the sheet follows from its top")
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
}
