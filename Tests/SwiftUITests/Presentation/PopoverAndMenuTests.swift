import Testing

@testable import SwiftUI

@Suite("Popovers, menus and inspectors") @MainActor
struct PopoverAndMenuTests {
  @Test("a popover is a sheet on a phone, unless it is told to stay one")
  func popover() throws {
    let phone = PhoneScreen(
      Button("Show") {}.popover(isPresented: .constant(true)) { Text("Content") })
    #expect(phone.sheet?.frame.width == 390)

    let small = PhoneScreen(
      Button("Show") {}.popover(isPresented: .constant(true)) {
        Text("Content").padding().presentationCompactAdaptation(.popover)
      })
    let bubble = try #require(small.sheet)
    #expect(bubble.frame.width < 200)
    #expect(bubble.frame.minY > 422)
    try small.savePicture("popover")
  }

  @Test("a context menu opens by its action, runs an item and closes")
  func contextMenu() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      Text("Row").contextMenu {
        Button("Copy", systemImage: "doc.on.doc") { log.add("copied") }
        Button("Delete", systemImage: "trash", role: .destructive) {}
      })
    let open = try #require(phone.node(.staticText, "Row")?.actions.first { $0.kind == .showMenu })
    phone.screen.perform { open.perform() }
    #expect(phone.buttons == ["Copy", "Delete"])
    #expect(phone.node(.collectionView) != nil)
    try phone.savePicture("menu")
    phone.tap("Copy")
    #expect(log.take() == ["copied"])
    #expect(phone.texts == ["Row"])
  }

  @Test("an inspector is a sheet on a phone and a column in a wide window")
  func inspector() {
    let isPresented = TestValue(true)
    let view = Color.red.inspector(isPresented: isPresented.binding) { Text("Inspector").inspectorColumnWidth(300) }
    let phone = PhoneScreen(view)
    #expect(phone.sheet != nil)
    let tablet = PhoneScreen(width: 1024, height: 768)
    tablet.screen.show(view.environment(\.horizontalSizeClass, .regular))
    #expect(tablet.texts == ["Inspector"])
    #expect(tablet.sheet == nil)
  }

  @Test("a cover takes the whole screen and is dismissed by its content")
  func cover() {
    struct Content: View {
      @Environment(\.presentationMode) private var presentationMode

      var body: some View {
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    let isPresented = TestValue(true)
    let phone = PhoneScreen(
      Text("Below").fullScreenCover(isPresented: isPresented.binding) { Content() })
    #expect(phone.buttons == ["Close"])
    #expect(phone.texts == [])
    phone.screen.perform { phone.screen.presentations?.dismissTopmost() }
    #expect(isPresented.value)
    phone.tap("Close")
    #expect(!isPresented.value)
    #expect(phone.texts == ["Below"])
  }
}
