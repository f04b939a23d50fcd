import Testing

@testable import SwiftUI

@Suite("Commands") @MainActor
struct CommandsTests {
  private func windows(_ scene: some Scene) -> [SceneWindow] {
    var contents = _SceneContents()
    scene._collect(into: &contents)
    return contents.windows
  }

  private func isUnchanged(_ change: (WindowGroup<Text>) -> some Scene) -> Bool {
    let found = windows(change(WindowGroup("Shop", id: "shop") { Text("Shelves") }))
    guard found.count == 1, found[0].kind == .windowGroup, found[0].id == "shop" else { return false }
    return PhoneScreen(found[0].content).texts == ["Shelves"]
  }

  private struct Orders: Commands {
    let isLong: Bool

    var body: some Commands {
      CommandMenu("Orders") { Button("New") {} }
      CommandGroup(after: .newItem) { Button("Copy") {} }
      if isLong { CommandGroup(replacing: .help) {} } else { EmptyCommands() }
      if isLong { SidebarCommands() }
    }
  }

  @Test("commands and shortcuts")
  func commands() {
    #expect(isUnchanged { $0.commands { Orders(isLong: true) } })
    #expect(
      isUnchanged {
        $0.commands {
          ToolbarCommands(); TextEditingCommands(); TextFormattingCommands()
        }
      })
    #expect(isUnchanged { $0.commandsRemoved() })
    #expect(isUnchanged { $0.commandsReplaced { Orders(isLong: false) } })
    #expect(isUnchanged { $0.keyboardShortcut("n") })
  }
}
