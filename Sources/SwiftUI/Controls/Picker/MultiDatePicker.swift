import Foundation

/// A control for selecting several dates in the calendar of a month.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  private let maximum: Date?

  private nonisolated init(
    _ selection: Binding<Set<DateComponents>>, from minimum: Date?, to maximum: Date?, _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates an instance that selects several dates with an unbounded range.
  ///
  /// - Parameters:
  ///   - selection: The selected dates.
  ///   - label: A view that describes the use of the dates.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, to: nil, label())
  }

  /// Creates an instance that selects several dates in a range.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
  }

  /// Creates an instance that selects several dates on or after a start date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, label())
  }

  /// Creates an instance that selects several dates before an end date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: bounds.upperBound, label())
  }

  @MainActor public var body: some View {
    MultiDateCalendar(label: label, selection: selection, minimum: minimum, maximum: maximum)
  }
}

extension MultiDatePicker: ComposedView {
  @MainActor package var composition: Composition {
    Composition("MultiDatePicker").part("label", label).value("selection", selection).value("minimumDate", minimum)
      .value("maximumDate", maximum)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates an instance that selects several dates with an unbounded range.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, to: nil, Text(titleKey))
  }

  /// Creates an instance that selects several dates with an unbounded range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, to: nil, Text(title))
  }

  /// Creates an instance that selects several dates in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(titleKey))
  }

  /// Creates an instance that selects several dates on or after a start date.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, Text(titleKey))
  }

  /// Creates an instance that selects several dates before an end date.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, to: bounds.upperBound, Text(titleKey))
  }

  /// Creates an instance that selects several dates in a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(title))
  }

  /// Creates an instance that selects several dates on or after a start date.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, Text(title))
  }

  /// Creates an instance that selects several dates before an end date.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, to: bounds.upperBound, Text(title))
  }
}
