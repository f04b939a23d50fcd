import Testing

@testable import SwiftUI

@Suite("Popovers and menus") @MainActor
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

  @Test("a popover is at the requested edge of its view, and points at its anchor")
  func popoverPlaces() throws {
    func place(
      _ edge: Edge?, at anchor: PopoverAttachmentAnchor = .rect(.bounds),
      content: CGSize = CGSize(width: 100, height: 60),
      direction: LayoutDirection = .leftToRight
    ) throws -> CGRect {
      // The view is 100 x 40 in the middle of 390 x 844 with 47 and 34 points of safe area: x 145 to 245, y 408.5 to
      // 448.5.
      let phone = PhoneScreen(
        Color.red.frame(width: 100, height: 40).popover(
          isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge
        ) {
          Color.blue.frame(width: content.width, height: content.height).presentationCompactAdaptation(.popover)
        }
        .environment(\.layoutDirection, direction))
      return try #require(phone.sheet).frame
    }
    #expect(try place(nil) == CGRect(x: 145, y: 461.5, width: 100, height: 60))
    #expect(try place(.bottom) == CGRect(x: 145, y: 461.5, width: 100, height: 60))
    #expect(try place(.top) == CGRect(x: 145, y: 335.5, width: 100, height: 60))
    #expect(try place(.trailing) == CGRect(x: 258, y: 398.5, width: 100, height: 60))
    #expect(try place(.leading) == CGRect(x: 32, y: 398.5, width: 100, height: 60))
    #expect(try place(.leading, direction: .rightToLeft).minX == 258)
    #expect(try place(.trailing, content: CGSize(width: 200, height: 60)).minY == 461.5)
    #expect(try place(.top, at: .point(.topLeading)) == CGRect(x: 95, y: 335.5, width: 100, height: 60))
    #expect(
      try place(nil, at: .rect(.rect(CGRect(x: 90, y: 0, width: 10, height: 10)))).origin == CGPoint(x: 190, y: 431.5))
    #expect(try place(nil, content: CGSize(width: 100, height: 900)).height == 338.5)
  }

  @Test("a menu with more items than fit scrolls, and any of them can be chosen")
  func longMenu() throws {
    struct Years: View {
      let year: TestValue<Int>

      var body: some View {
        Picker("Year", selection: year.binding) {
          ForEach(1950..<2030, id: \.self) { Text(verbatim: "\($0)") }
        }
        .pickerStyle(.menu)
      }
    }
    let year = TestValue(1950)
    let phone = PhoneScreen(Years(year: year))
    phone.tap("1950")
    let first = try #require(phone.nodes.first { $0.label == "1962" }).frame
    phone.screen.drag(from: CGPoint(x: first.midX, y: 600), to: CGPoint(x: first.midX, y: 500), duration: 1)
    let moved = try #require(phone.nodes.first { $0.label == "1962" }).frame
    #expect(moved.minY < first.minY - 50)
    phone.screen.tap(at: CGPoint(x: moved.midX, y: moved.midY))
    #expect(year.value == 1962)
    #expect(phone.issues == [])
  }

  @Test("a popover does not dim the window, and its arrow touches its view")
  func popoverLook() throws {
    let phone = PhoneScreen(
      Color.white.overlay {
        Color.red.frame(width: 100, height: 40).popover(isPresented: .constant(true)) {
          Color.blue.frame(width: 100, height: 60).presentationCompactAdaptation(.popover)
            .presentationBackground(.green)
        }
      })
    let frame = try #require(phone.sheet).frame
    let bitmap = try #require(phone.screen.picture(scale: 1))
    func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      let pixel = bitmap[Int(x), Int(y)]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(color(10, 100) == [255, 255, 255])
    let inside = color(frame.midX, frame.minY - 6)
    #expect(inside == color(frame.midX + 3, frame.minY - 3))
    #expect(inside[1] > 150 && inside[0] < 100)
    #expect(color(frame.midX + 20, frame.minY - 6) != inside)
    // The shadow.
    #expect(color(frame.midX, frame.maxY + 6)[0] < 255)
    try phone.savePicture("popover-with-arrow")
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
}
