import Testing

@testable import SwiftUI

extension View {
  fileprivate func plated() -> some View { background(Color.red) }
}

/// A style can show its control in the surrounding style, with additions.
@Suite("Styles in styles") @MainActor
struct OuterStyleTests {
  private struct Toggles: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).plated() }
  }

  private struct Buttons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).plated() }
  }

  private struct Labels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).plated() }
  }

  private struct Contents: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).plated() }
  }

  private struct Boxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).plated() }
  }

  private struct Groups: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).plated() }
  }

  private struct Progresses: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).plated() }
  }

  private struct Forms: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).plated() }
  }

  private func plates(_ view: some View) -> Int { ControlHost(height: 400) { view }.screen.frames(of: .red).count }

  @Test("each control is shown once, in the style around the one that changes it")
  func once() {
    #expect(plates(Toggle("Sound", isOn: .constant(true)).toggleStyle(Toggles())) == 1)
    #expect(plates(Button("Save") {}.buttonStyle(Buttons())) == 1)
    #expect(plates(Label("Star", systemImage: "star").labelStyle(Labels())) == 1)
    #expect(plates(LabeledContent("Version", value: "1").labeledContentStyle(Contents())) == 1)
    #expect(plates(GroupBox("Title") { Text("a") }.groupBoxStyle(Boxes())) == 1)
    #expect(plates(ControlGroup { Button("a") {} }.controlGroupStyle(Groups())) == 1)
    #expect(plates(ProgressView(value: 0.5).progressViewStyle(Progresses())) == 1)
    #expect(plates(Form { Text("a") }.formStyle(Forms())) == 1)
  }

  @Test("several styles around a control add up, the innermost outside")
  func nested() {
    #expect(plates(VStack { Button("Save") {}.buttonStyle(Buttons()) }.buttonStyle(Buttons())) == 2)
    let host = ControlHost { Button("Save") {}.buttonStyle(Buttons()).buttonStyle(.borderedProminent) }
    #expect(host.allNodes.map(\.label) == ["Save"])
    #expect(host.screen.frames(of: .accentColor).count + host.screen.frames(of: .blue).count > 0)
  }

  @Test("a control in its own style keeps the state and the action")
  func control() throws {
    let isOn = TestValue(false)
    struct Screen: View {
      @Bindable var isOn: TestValue<Bool>
      var body: some View { Toggle("Sound", isOn: $isOn.value).toggleStyle(Toggles()) }
    }
    let host = ControlHost { Screen(isOn: isOn) }
    #expect(host.allNodes.map(\.role) == [.switch])
    try host.perform(.activate, on: "Sound")
    #expect(isOn.value)
    let log = EventLog()
    let button = ControlHost { Button("Save") { log.add("save") }.buttonStyle(Buttons()) }
    #expect(button.allNodes.map(\.label) == ["Save"])
    try button.perform(.activate, on: "Save")
    #expect(log.lines == ["save"])
  }
}
