import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  private struct Volume: View {
    @State private var level = 5
    @State private var edge = "none"

    var body: some View {
      VStack {
        Text("Level \(level), scrolled \(edge)")
        HStack { Text("Volume") }
          .accessibilityLabel("Loudness")
          .accessibilityValue("\(level)")
          .accessibilityHint("Swipe")
          .accessibilityIdentifier("volume")
          .accessibilitySortPriority(3)
          .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
          .accessibilityScrollAction { edge = "\($0)" }
          .accessibilityAction(named: "Mute") { level = 0 }
          .accessibilityAction(.escape) { level = 5 }
      }
    }
  }

  @Test("actions change state, which the next inspection sees")
  func actions() throws {
    let view = Volume()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    func volume() throws -> InspectableView<ViewType.HStack> { try view.inspect().find(ViewType.HStack.self) }
    func level() throws -> String { try volume().accessibilityValue().string() }
    try volume().callAccessibilityAdjustableAction()
    #expect(try level() == "6")
    try volume().callAccessibilityAdjustableAction(.decrement)
    #expect(try level() == "5")
    try volume().callAccessibilityAction("Mute")
    #expect(try level() == "0")
    try volume().callAccessibilityAction(.escape)
    try volume().callAccessibilityScrollAction(.leading)
    #expect(try view.inspect().vStack().text(0).string() == "Level 5, scrolled leading")
    let error = #expect(throws: InspectionError.self) { try volume().callAccessibilityAction("Louder") }
    #expect(
      error?.localizedDescription == "HStack<Text> does not have 'accessibilityAction(named: \"Louder\")' modifier")
  }

  @Test("texts, identifiers, priorities")
  func attributes() throws {
    let view = try Volume().inspect()
    #expect(try view.find(viewWithAccessibilityLabel: "Loudness").accessibilityHint().string() == "Swipe")
    #expect(try view.find(viewWithAccessibilityIdentifier: "volume").accessibilitySortPriority() == 3)
  }

  @Test("a text's own label replaces its string, and the text is still found")
  func textLabel() throws {
    let label = try shown(Text("x").accessibilityLabel("spoken")) { try $0.accessibilityLabel().string() }
    #expect(label == "spoken")
  }
}
