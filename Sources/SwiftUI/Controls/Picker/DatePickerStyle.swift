/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// A view representing the appearance and interaction of a `DatePicker`.
  associatedtype Body: View

  /// A type alias for the properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the appearance and interaction content for a `DatePicker`.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a `DatePicker`.
public struct DatePickerStyleConfiguration {
  /// A type-erased label of a `DatePicker`.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A description of the `DatePicker`.
  public let label: Label

  /// The date value being displayed and selected.
  @Binding public var selection: Date

  /// The oldest selectable date.
  public var minimumDate: Date?

  /// The most recent selectable date.
  public var maximumDate: Date?

  /// The date components that the user is able to view and edit.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The same configuration with some of its components.
  func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    var configuration = self
    configuration.displayedComponents = components
    return configuration
  }

  /// Selects a date, or the closest selectable date.
  func take(_ date: Date) {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    selection = date
  }

  /// Whether any time of the day of a date can be selected.
  func isSelectable(dayOf date: Date, _ calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimumDate, day < calendar.startOfDay(for: minimumDate) { return false }
    if let maximumDate, day > maximumDate { return false }
    return true
  }

  /// Selects the next or previous day, or minute if only the time is shown.
  func move(by amount: Int, calendar: Calendar) {
    let component: Calendar.Component = displayedComponents.contains(.date) ? .day : .minute
    if let date = calendar.date(byAdding: component, value: amount, to: selection) { take(date) }
  }
}

extension DatePickerStyleConfiguration.Label: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

/// Formats the dates of a date picker with the locale, calendar and time zone of its environment.
struct DatePickerFormat {
  let locale: Locale
  private(set) var calendar: Calendar

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.calendar.locale = locale
    self.calendar.timeZone = timeZone
  }

  private func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Formats a date or a time for a field of a compact picker.
  func text(of date: Date, _ part: DatePickerComponents) -> String {
    date.formatted(part == .date ? style(.abbreviated, .omitted) : style(.omitted, .shortened))
  }

  /// Formats the displayed components as a compact picker does.
  func text(of configuration: DatePickerStyleConfiguration) -> String {
    [DatePickerComponents.date, .hourAndMinute].filter(configuration.displayedComponents.contains)
      .map { text(of: configuration.selection, $0) }.joined(separator: ", ")
  }
}

extension EnvironmentValues {
  @Entry package var datePickerStyle: any DatePickerStyle = DefaultDatePickerStyle()
}

extension View {
  /// Sets the style for date pickers within this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}
