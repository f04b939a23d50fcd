public enum HasValueComparisonOperator: Sendable { case hasNoValue, hasAnyValue }
public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }
public enum OneOfComparisonOperator: Sendable { case oneOf }
public enum ComparableComparisonOperator: Sendable {
  case lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
}

/// One of two summaries, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  private let condition: (Intent) -> Bool
  private let when: WhenCondition
  private let otherwise: Otherwise

  public func _text(for intent: Intent) -> String {
    condition(intent) ? when._text(for: intent) : otherwise._text(for: intent)
  }

  /// Creates a condition on there being a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    condition = { intent in
      let hasValue = intent[keyPath: keyPath]._value.map { !$0._isNothing } ?? false
      return hasValue == (comparisonOperator == .hasAnyValue)
    }
    (self.when, self.otherwise) = (when(), otherwise())
  }

  /// Creates a condition on a value being another.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: Parameter.Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Equatable {
    condition = { ($0[keyPath: keyPath]._value == value) == (comparisonOperator == .equalTo) }
    (self.when, self.otherwise) = (when(), otherwise())
  }

  /// Creates a condition on a value being one of several.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator, _ values: [Parameter.Value],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Equatable {
    condition = { intent in intent[keyPath: keyPath]._value.map(values.contains) ?? false }
    (self.when, self.otherwise) = (when(), otherwise())
  }

  /// Creates a condition on the order of values.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: Parameter.Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Comparable {
    condition = { intent in
      guard let known = intent[keyPath: keyPath]._value else { return false }
      return switch comparisonOperator {
      case .lessThan: known < value
      case .greaterThan: known > value
      case .lessThanOrEqualTo: known <= value
      case .greaterThanOrEqualTo: known >= value
      }
    }
    (self.when, self.otherwise) = (when(), otherwise())
  }

  /// Creates a condition on the family of the widget; without a widget it is the other summary.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    condition = { _ in comparisonOperator == .notEqualTo }
    (self.when, self.otherwise) = (when(), otherwise())
  }

  /// Creates a condition on the family of the widget; without a widget it is the other summary.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    condition = { _ in false }
    (self.when, self.otherwise) = (when(), otherwise())
  }
}

extension _IntentValue {
  /// Whether the value is an optional without one.
  fileprivate var _isNothing: Bool { Self._isOptional && _text.isEmpty }
}

/// The summary for one value of a parameter.
public protocol _ParameterSummarySwitchCase<Intent, Value> {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue

  /// The summary, if the case is the one for the value.
  func _text(for value: Value?, of intent: Intent) -> String?
}

/// One of several summaries, by the value of a parameter.
public struct ParameterSummarySwitchCondition<
  Intent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary where CaseCondition.Intent == Intent, CaseCondition.Value == Value {
  private let value: (Intent) -> Value?
  private let condition: CaseCondition

  /// Creates cases for a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) where Value: Sendable {
    value = { $0[keyPath: keyPath]._value }
    condition = builder()
  }

  /// The family of the widget.
  public enum WidgetFamily: Sendable { case widgetFamily }

  /// Creates cases for the family of the widget; without a widget it is the default.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    value = { _ in nil }
    condition = builder()
  }

  public func _text(for intent: Intent) -> String {
    condition._text(for: value(intent), of: intent) ?? String(localized: Intent.title)
  }
}

/// The summary for some values.
public struct ParameterSummaryCaseCondition<Intent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  private let texts: [String]
  private let summary: Summary

  /// Creates the case of a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    (texts, summary) = ([value._text], parameterSummary())
  }

  /// Creates the case of several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    (texts, summary) = (value.map(\._text), parameterSummary())
  }

  public func _text(for value: Value?, of intent: Intent) -> String? {
    value.map { texts.contains($0._text) } == true ? summary._text(for: intent) : nil
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  private let summary: Summary

  /// Creates the default.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }

  public func _text(for value: Value?, of intent: Intent) -> String? { summary._text(for: intent) }
}

/// Two cases in order.
public struct ParameterSummaryTupleCaseCondition<First: _ParameterSummarySwitchCase, Next: _ParameterSummarySwitchCase>:
  _ParameterSummarySwitchCase
where First.Intent == Next.Intent, First.Value == Next.Value {
  let first: First
  let next: Next

  public func _text(for value: First.Value?, of intent: First.Intent) -> String? {
    first._text(for: value, of: intent) ?? next._text(for: value, of: intent)
  }
}

/// A result builder for the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Case: _ParameterSummarySwitchCase>(_ expression: Case) -> Case
  where Case.Intent == Intent, Case.Value == Value { expression }

  public static func buildPartialBlock<Case: _ParameterSummarySwitchCase>(first: Case) -> Case
  where Case.Intent == Intent, Case.Value == Value { first }

  public static func buildPartialBlock<First: _ParameterSummarySwitchCase, Next: _ParameterSummarySwitchCase>(
    accumulated: First, next: Next
  ) -> ParameterSummaryTupleCaseCondition<First, Next>
  where First.Intent == Intent, First.Value == Value, Next.Intent == Intent, Next.Value == Value {
    ParameterSummaryTupleCaseCondition(first: accumulated, next: next)
  }
}
