/// A control for selecting an absolute date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  package let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components

  private init(
    _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  /// Creates an instance that selects a `Date` with an unbounded range.
  ///
  /// - Parameters:
  ///   - selection: The date value being displayed and selected.
  ///   - displayedComponents: The date components that user is able to view and edit.
  ///   - label: A view that describes the use of the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` in a closed range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker: View {
  public var body: some View {
    StyledDatePicker(
      configuration: DatePickerStyleConfiguration(
        label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
        minimumDate: minimum, maximumDate: maximum, displayedComponents: components))
  }
}

extension DatePicker: ComposedView {
  package var composition: Composition {
    Composition("DatePicker").controlLabel(label).value("selection", selection)
  }
}

extension DatePicker where Label == Text {
  /// Creates an instance that selects a `Date` with an unbounded range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` in a closed range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` with an unbounded range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` in a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(title))
  }
}

/// The components that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Displays hour and minute components based on the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)

  /// Displays day, month, and year based on the locale.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Shows a date picker in the style of its environment.
private struct StyledDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.datePickerStyle) private var style
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    let configuration = configuration
    let format = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
    var behavior = ControlBehavior.datePicker
    behavior.value = format.text(of: configuration)
    behavior.actions = [
      ControlAction(.increment) { configuration.move(by: 1, calendar: format.calendar) },
      ControlAction(.decrement) { configuration.move(by: -1, calendar: format.calendar) },
      .setDate { configuration.take($0) },
    ]
    return behavior
  }

  private static func body<Style: DatePickerStyle>(
    _ style: Style, _ configuration: DatePickerStyleConfiguration
  ) -> AnyView {
    AnyView(DatePickerStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct DatePickerStyleBody<Style: DatePickerStyle>: View {
  let style: StyleProperty<Style>
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.style.makeBody(configuration: configuration) }
}
