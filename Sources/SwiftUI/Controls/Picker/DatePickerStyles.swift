/// The default style for date pickers: compact fields.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A date picker style that displays the components in an editable field with a compact look.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A date picker style that displays an interactive calendar or clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CalendarDatePicker(configuration: configuration)
  }
}

/// A date picker style that displays each component as columns in a scrollable wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DateWheels(configuration: configuration)
      .modifier(DimmedWhenDisabled())
      .hiddenLabel(configuration.label)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for date pickers.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that displays the components in an editable field with a compact look.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style that displays an interactive calendar or clock.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that displays each component as columns in a scrollable wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
