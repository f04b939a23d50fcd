import SwiftUI
import Testing
import ViewInspector

private struct Pressed: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(configuration.isPressed) \(scheme)")
    }
  }
}

private struct Tapped: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Trigger") { configuration.trigger() }
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Switched: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
  }
}

private struct BadgeStyleModifier<Style>: ViewModifier {
  let style: Style

  func body(content: Self.Content) -> some View { content }
}

/// Whether a style is returned.
struct StyleCheck: Sendable {
  let isTold: @MainActor @Sendable () throws -> Bool
}

@MainActor
@Suite("Styles")
struct StyleModifiersTests {
  private struct Screen: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Light", isOn: $isOn).toggleStyle(Switched())
        Button("Go") {}
      }
      .buttonStyle(Pressed())
      .buttonStyle(.plain)
    }
  }

  @Test("a view returns the nearest style set on it, not that of an ancestor")
  func getters() throws {
    let view = Screen()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let stack = try view.inspect().vStack()
    #expect(try stack.buttonStyle() is Pressed)
    #expect(try stack.toggle(0).toggleStyle() is Switched)
    let error = #expect(throws: InspectionError.self) { try stack.button(1).buttonStyle() }
    #expect(error?.localizedDescription == "Button<Text> does not have 'buttonStyle' modifier")
  }

  @Test(
    "each style is returned",
    arguments: [
      StyleCheck { try EmptyView().datePickerStyle(.wheel).inspect().datePickerStyle() is WheelDatePickerStyle },
      StyleCheck { try EmptyView().groupBoxStyle(Boxed()).inspect().groupBoxStyle() is Boxed },
      StyleCheck { try EmptyView().labelStyle(.iconOnly).inspect().labelStyle() is IconOnlyLabelStyle },
      StyleCheck { try EmptyView().menuStyle(.button).inspect().menuStyle() is ButtonMenuStyle },
      StyleCheck { try EmptyView().pickerStyle(.segmented).inspect().pickerStyle() is SegmentedPickerStyle },
      StyleCheck {
        try EmptyView().progressViewStyle(.circular).inspect().progressViewStyle() is CircularProgressViewStyle
      },
      StyleCheck { try EmptyView().textFieldStyle(.plain).inspect().textFieldStyle() is PlainTextFieldStyle },
      StyleCheck { try EmptyView().buttonStyle(.bordered).inspect().buttonStyle() is BorderedButtonStyle },
      StyleCheck {
        try EmptyView().modifier(BadgeStyleModifier(style: 7)).inspect().customStyle("badgeStyle") as? Int == 7
      },
    ])
  func told(_ check: StyleCheck) throws {
    #expect(try check.isTold())
  }

  @Test("a custom style is inspected with its environment", arguments: [true, false])
  func appearance(isPressed: Bool) throws {
    let body = try Pressed().inspect(isPressed: isPressed)
    #expect(try body.hStack().text(1).string() == "\(isPressed) light")
    #expect(
      try body.find(ViewType.StyleConfiguration.Label.self).pathToRoot == "hStack().styleConfigurationLabel(0)")
  }

  @Test("the body of a style works")
  func behavior() throws {
    var count = 0
    try Tapped().inspect(onTrigger: { count += 1 }).button().tap()
    #expect(count == 1)
    let toggle = try Switched().inspect(isOn: true)
    #expect(try toggle.button().labelView().text().string() == "on")
    let box = try Boxed().inspect().vStack()
    #expect(throws: Never.self) { try box.styleConfigurationLabel(0) }
    #expect(throws: Never.self) { try box.styleConfigurationContent(1) }
    let error = #expect(throws: InspectionError.self) { try box.styleConfigurationTitle(0) }
    #expect(
      error?.localizedDescription
        == "vStack().styleConfigurationTitle(0) found GroupBoxStyleConfiguration.Label instead of "
        + "LabelStyleConfiguration.Title")
  }
}
