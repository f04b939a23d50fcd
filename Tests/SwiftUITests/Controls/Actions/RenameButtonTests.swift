import Testing

@testable import SwiftUI

@Suite("RenameButton") @MainActor
struct RenameButtonTests {
  @Test("the button runs the rename action around it")
  func action() throws {
    let log = EventLog()
    let host = ControlHost { VStack { RenameButton() }.renameAction { log.add("rename") } }
    try host.perform(.activate, on: "Rename")
    #expect(log.lines == ["rename"])
  }

  @Test("without an action it is disabled")
  func disabled() throws {
    let host = ControlHost { RenameButton() }
    #expect(try host.node("Rename").isEnabled == false)
    #expect(try ControlHost { RenameButton().renameAction {} }.node("Rename").isEnabled)
  }

  private struct Field: View {
    @FocusState private var isFocused: Bool
    @State private var name = "Name"

    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      RenameButton().renameAction($isFocused)
      Text(isFocused ? "editing" : "resting")
    }
  }

  @Test("a focus state as the action takes the focus")
  func focus() throws {
    let host = ControlHost { Field() }
    try host.perform(.activate, on: "Rename")
    #expect(try host.node(nil, .staticText).label == "editing")
  }

  @Test("the environment has the action, to be called")
  func environment() {
    let log = EventLog()
    let action: RenameAction?? = read(\.rename) { $0.renameAction { log.add("rename") } }
    action??()
    #expect(log.lines == ["rename"])
    #expect(read(\.rename) { $0 }.map { $0 == nil } == true)
  }
}
