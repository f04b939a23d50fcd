/// The default toggle style: a switch or a checkbox, as the system's design has it.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.design) private var design
  @Environment(\.controlContext) private var context

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if context == .standalone, design.toggles.isCheckboxByDefault {
      CheckboxToggle(configuration: configuration)
    } else {
      SwitchToggle(configuration: configuration, tint: nil)
    }
  }
}

/// A toggle style that displays a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a switch toggle style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates a switch style with a tint color.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A toggle style that displays as a button with its label as the title: filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

/// A toggle style that displays a checkbox followed by its label; not available on iOS, drawn like a Mac's.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

/// A checkbox followed by a label.
private struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration

  @Environment(\.design) private var design

  var body: some View {
    HStack(spacing: design.toggles.checkboxes.spacing) {
      Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed)
        .modifier(DimmedWhenDisabled())
      ControlLabel(content: configuration.label.content)
        .semanticPart(.label)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that displays a leading label and a trailing switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that displays as a button with its label as the title.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle style that displays a checkbox followed by its label.
  // An app for iOS may declare a style with this name.
  @_disfavoredOverload public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A label with a switch at the trailing edge; in a menu, a label with a checkmark.
private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    LabeledControl(label: configuration.label.content) {
      Switch(isOn: configuration.isOn, tint: tint)
        .modifier(SwitchSemantics(isOn: configuration.isOn, isMixed: configuration.isMixed))
        .modifier(SwitchDragging(isOn: configuration.$isOn))
        .modifier(TouchAreaOfToggle())
        .modifier(DimmedWhenDisabled())
        .modifier(CompactInListRow())
    }
  }
}

/// Restricts a toggle's touches to its switch, as on iOS 16 and later: a touch on the label has no effect.
private struct TouchAreaOfToggle: ElementModifier {
  static var affectsLayout: Bool { false }

  func didAppear(_ element: ModifiedElement) {
    guard element.environment.elementDesign.hasSwitchInToggle else { return }
    var around = element.layoutParent
    while let current = around, current.controlInteraction == nil { around = current.layoutParent }
    around?.controlInteraction?.touchArea = element
  }
}

/// Describes the switch as an element inside the toggle, which is as wide as its row.
private struct SwitchSemantics: ElementModifier {
  let isOn: Bool
  let isMixed: Bool

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard element.environment.elementDesign.hasSwitchInToggle else { return }
    var node = SemanticsNode(role: .switch, value: isMixed ? "mixed" : isOn ? "1" : "0", of: element)
    node.isEnabled = element.environment.isEnabled
    node.traits = .isToggle
    node.part = .element
    node.details = [.activatesControl]
    builder.add(node)
  }
}

/// A button's label, filled with the tint while the toggle is on.
private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  @Environment(\.design) private var design
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = design.buttons.filled(controlSize)
    HStack { configuration.label }
      .defaultFont(metrics.font)
      .controlForeground(.tint)
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(background, in: ButtonBorderShape.roundedRectangle(radius: metrics.cornerRadius))
  }

  private var background: AnyShapeStyle {
    if !configuration.isOn { return AnyShapeStyle(Color.clear) }
    return isEnabled
      ? AnyShapeStyle(.tint.opacity(design.buttons.tintedOpacity)) : AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }
}
