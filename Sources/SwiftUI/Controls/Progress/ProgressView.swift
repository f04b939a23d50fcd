/// A view that shows the progress toward completion of a task.
///
/// - Note: Approximate: changes of a `Progress` object are not observed; a warning is recorded for such a view.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  package let label: Label
  let currentValueLabel: CurrentValueLabel

  /// The completed fraction, from 0 to 1; `nil` if it is indeterminate.
  private let ownFraction: Double?

  /// The time interval of the progress, if it follows the time.
  private let time: (interval: ClosedRange<Date>, countsDown: Bool)?
  private var present = PresentProperty()

  /// The progress object from which the fraction was read, if any.
  private let progress: Progress?

  init(
    fraction: Double?, time: (interval: ClosedRange<Date>, countsDown: Bool)? = nil, progress: Progress? = nil,
    label: Label, currentValueLabel: CurrentValueLabel
  ) {
    ownFraction = fraction
    self.time = time
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The completed fraction, from 0 to 1; `nil` if it is indeterminate.
  @MainActor private var fractionCompleted: Double? {
    guard let (interval, countsDown) = time else { return ownFraction }
    let now = present.date(until: interval.upperBound)
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let fraction = length > 0 ? (now.timeIntervalSince(interval.lowerBound) / length).clampedToUnit : 1
    return countsDown ? 1 - fraction : fraction
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return Double(value / total).clampedToUnit
  }
}

extension ProgressView: View {
  public var body: some View {
    StyledProgressView(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted,
        label: Label.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(currentValueLabel)))
    )
    .approximate(
      "ProgressView(_:)", "the fraction is read when the view is created, and later changes are not shown.",
      when: progress != nil)
  }
}

extension ProgressView: ComposedView {
  package var composition: Composition {
    Composition("ProgressView").controlLabel(ifPresent: Label.self == EmptyView.self ? nil : label)
      .part("currentValueLabel", ifPresent: CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel)
      .value("fractionCompleted", fractionCompleted).value("progress", ifPresent: progress)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress, without a label.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for showing indeterminate progress that displays a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for showing indeterminate progress that generates its label from a localized string.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view for showing indeterminate progress that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a progress view for showing determinate progress.
  ///
  /// - Parameters:
  ///   - value: The completed amount of the task to this point, or `nil` if the progress is indeterminate.
  ///   - total: The full amount representing the complete scope of the task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for showing determinate progress, with a custom label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for showing determinate progress that generates its label from a localized string.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for showing determinate progress that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a progress view for showing determinate progress, with custom labels.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for visualizing the given progress instance.
  ///
  /// Foundation on Linux does not tell when a `Progress` changes: the fraction is the one at the time of this call, and
  /// a warning is recorded.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, progress: progress, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view based on a style configuration.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? ProgressViewStyleConfiguration.Label(content: AnyView.empty),
      currentValueLabel: configuration.currentValueLabel
        ?? ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView.empty))
  }
}

// MARK: - Intervals of time

extension ProgressView {
  /// Creates a progress view for showing continuous progress as time passes, with descriptive and current progress
  /// labels.
  ///
  /// The time is that of the screen.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, time: (timerInterval, countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for showing continuous progress as time passes, with a descriptive label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown) })
  }

  /// Creates a progress view for showing continuous progress as time passes.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The default type of the current value label when used by a date-relative progress view.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension DefaultDateProgressLabel: ConnectedView {
  @MainActor package var composition: Composition { Composition(transparent: body) }
}
