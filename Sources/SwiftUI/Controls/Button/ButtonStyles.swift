/// The default button style, based on the button's context: without a border, unless the system's design gives it one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  @Environment(\.design) private var design
  @Environment(\.isInLinkRow) private var isInLinkRow
  @Environment(\.controlContext) private var context

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if context == .toolbar, configuration.role == .confirm, design.bars.glassItems != nil {
      BorderedProminentButtonStyle().makeBody(configuration: configuration)
    } else if isInLinkRow {
      PlainButtonStyle().makeBody(configuration: configuration)
    } else if context == .standalone, design.buttons.isBorderedByDefault {
      BorderedButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderlessButtonStyle(isPressedWithRow: context == .listRow && configuration.isPressedWithRow)
        .makeBody(configuration: configuration)
    }
  }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  private let isPressedWithRow: Bool

  public nonisolated init() {
    self.init(isPressedWithRow: false)
  }

  nonisolated init(isPressedWithRow: Bool) {
    self.isPressedWithRow = isPressedWithRow
  }

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration, isPressedWithRow: isPressedWithRow) { configuration, design in
      HStack { configuration.label }
        .controlForeground(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        .opacity(configuration.isPressed ? design.buttons.borderlessPressedOpacity : 1)
    }
  }
}

/// A button style that doesn't style or decorate its content while idle, but may apply a visual effect to indicate the
/// pressed or enabled state of the button.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { configuration, design in
      HStack { configuration.label }
        .opacity(configuration.isPressed ? design.buttons.plainPressedOpacity : 1)
        .modifier(DimmedWhenDisabled())
    }
  }
}

/// A button style that applies standard border artwork based on the button's context.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in
      BorderedButton(configuration: button, isProminent: false)
    }
  }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in
      BorderedButton(configuration: button, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, based on the button's context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style that doesn't apply a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that doesn't style or decorate its content while idle.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style that applies standard border artwork based on the button's context.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that applies standard border prominent artwork based on the button's context.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
