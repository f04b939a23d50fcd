import CFlowSupport
import SwiftUI

extension ProbeTable {
  /// Screens that are shown and released in sequence: they leave no memory.
  mutating func addReleased() {
    for count in [1_000, 10_000] {
      add("\(count) screens, shown and released", isShort: count == 1_000, limit: 120) { screens in
        // Objects that are created once for all screens are not counted.
        for _ in 0..<100 { showAndRelease(screens) }
        let before = flow_allocated_memory()
        for _ in 0..<count { showAndRelease(screens) }
        let left = (Double(flow_allocated_memory()) - Double(before)) / Double(count)
        screens.expect(left < 50, "Each screen leaves \(left) bytes.")
        screens.show(OneOfAll())
      }
    }
  }
}

@MainActor
private func showAndRelease(_ screens: ProbeScreens) {
  let screen = Screen(size: ProposedViewSize(width: 390, height: 844), textSystem: screens.fonts, timing: .settling)
  screen.show(OneOfAll())
  if let button = screen.everyNode.first(where: { $0.role == .button }), let action = button.action(.activate) {
    screen.perform(action)
  }
  _ = screen.displayList()
}

/// A view with state, a list, a field, a bar and a sheet.
private struct OneOfAll: View {
  @State private var text = "a"
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      List {
        Button("Present") { isPresented = true }
        TextField("Name", text: $text)
        Text(text)
      }
      .navigationTitle("Title")
      .sheet(isPresented: $isPresented) { Text("Sheet") }
    }
  }
}
