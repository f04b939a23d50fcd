import Testing

@testable import SwiftUI

@Suite("Navigation split views") @MainActor
struct NavigationSplitViewTests {
  struct Mail: View {
    @Bindable var box: TestValue<String?>

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box.value) { NavigationLink($0, value: $0) }
          .navigationTitle("Mailboxes")
      } detail: {
        Text(box.value ?? "Nothing selected").navigationTitle(box.value ?? "Mail")
      }
    }
  }

  @Test("in a narrow window a selection shows the detail, and back shows the sidebar")
  func compact() {
    let box = TestValue<String?>(nil)
    let phone = PhoneScreen(Mail(box: box))
    #expect(phone.labels(.navigationBar) == ["Mailboxes"])
    phone.tap("Sent")
    #expect(box.value == "Sent")
    #expect(phone.labels(.navigationBar) == ["Sent"])
    phone.tap("Mailboxes")
    #expect(phone.labels(.navigationBar) == ["Mailboxes"])
    #expect(box.value == nil)
    phone.tap("Sent")
    #expect(phone.labels(.navigationBar) == ["Sent"])
  }

  @Test("in a wide window the columns stand side by side")
  func regular() throws {
    let box = TestValue<String?>(nil)
    let tablet = PhoneScreen(width: 1024, height: 768)
    tablet.screen.show(Mail(box: box).environment(\.horizontalSizeClass, .regular))
    #expect(tablet.labels(.navigationBar) == ["Mailboxes", "Mail"])
    tablet.tap("Inbox")
    #expect(box.value == "Inbox")
    #expect(tablet.labels(.navigationBar) == ["Mailboxes", "Inbox"])
    #expect(tablet.nodes.filter { $0.role == .navigationBar }.map(\.frame.minX) == [0, 321])
    try tablet.savePicture("split")
  }

  @Test("an iPad has columns by itself, in either orientation; a phone has them in neither")
  func devices() {
    func titles(_ device: Device) -> [String] {
      let screen = Screen(device: device)
      screen.show(Mail(box: TestValue(nil)))
      return screen.nodes.filter { $0.role == .navigationBar }.compactMap(\.outlineName)
    }
    for device in [Device.iPad, .iPad.landscape, .iPadPro13] { #expect(titles(device) == ["Mailboxes", "Mail"]) }
    for device in [Device.iPhone15, .iPhone15.landscape] { #expect(titles(device) == ["Mailboxes"]) }
  }

  @Test("a stack in the detail column has the only bar, with a button back to the sidebar")
  func stackInDetail() {
    let column = TestValue(NavigationSplitViewColumn.detail)
    let phone = PhoneScreen(
      NavigationSplitView(preferredCompactColumn: column.binding) {
        Text("Sidebar").navigationTitle("Side")
      } detail: {
        NavigationStack { Text("Content").navigationTitle("Detail") }
      })
    #expect(phone.labels(.navigationBar) == ["Detail"])
    phone.tap("Back")
    #expect(column.value == .sidebar)
    #expect(phone.labels(.navigationBar) == ["Side"])
  }

  private func detailStart(@ViewBuilder _ sidebar: () -> some View) throws -> CGFloat {
    let tablet = PhoneScreen(width: 1024, height: 768)
    tablet.screen.show(
      NavigationSplitView {
        sidebar()
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .environment(\.horizontalSizeClass, .regular))
    return try #require(tablet.node(.navigationBar, "Detail")).frame.minX
  }

  @Test("a column has the width that its content requests")
  func columnWidth() throws {
    #expect(try detailStart { Text("Side") } == 321)
    #expect(try detailStart { Text("Side").navigationSplitViewColumnWidth(200) } == 201)
    #expect(
      try detailStart { Text("Side").navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 300) } == 251)
  }

  @Test("every style puts the columns side by side")
  func styles() throws {
    func start<S: NavigationSplitViewStyle>(_ style: S) throws -> CGFloat {
      let tablet = PhoneScreen(width: 1024, height: 768)
      tablet.screen.show(
        NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Detail").navigationTitle("Detail")
        }
        .navigationSplitViewStyle(style)
        .environment(\.horizontalSizeClass, .regular))
      return try #require(tablet.node(.navigationBar, "Detail")).frame.minX
    }
    #expect(try start(.automatic) == 321)
    #expect(try start(.balanced) == 321)
    #expect(try start(.prominentDetail) == 321)
  }

  @Test("the visibility determines which of three columns are shown")
  func visibility() {
    func titles(_ visibility: NavigationSplitViewVisibility) -> [String] {
      let tablet = PhoneScreen(width: 1024, height: 768)
      tablet.screen.show(
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("1").navigationTitle("Sidebar")
        } content: {
          Text("2").navigationTitle("Content")
        } detail: {
          Text("3").navigationTitle("Detail")
        }
        .environment(\.horizontalSizeClass, .regular))
      return tablet.labels(.navigationBar)
    }
    #expect(titles(.all) == ["Sidebar", "Content", "Detail"])
    #expect(titles(.doubleColumn) == ["Content", "Detail"])
    #expect(titles(.detailOnly) == ["Detail"])
  }
}
