import FlowFoundation
import Foundation

extension IntentParameter {
  /// Creates a parameter.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Creates a parameter whose values another type offers.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Creates a parameter whose values another query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Creates a parameter with several values, in a number for each family of widgets.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Creates a parameter with several values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

/// How many values a parameter has.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  public let minimum: Int?
  public let maximum: Int?

  /// Creates a size of exactly this number.
  public init(integerLiteral value: Int) { (minimum, maximum) = (value, value) }

  /// Creates a size between two numbers.
  public init(min: Int? = nil, max: Int? = nil) { (minimum, maximum) = (min, max) }
}

/// How a number is entered.
public enum IntentNumberControlStyle: Hashable, Sendable {
  case field
  case slider
  case stepper
}

extension IntentParameter where Value.ValueType: Numeric & Comparable {
  public typealias IntControlStyle = IntentNumberControlStyle
  public typealias DoubleControlStyle = IntentNumberControlStyle

  /// Creates a number, which may have a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Value.ValueType, Value.ValueType)? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a choice of two, with their names.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension Bool {
  /// The names of the two choices.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    /// Creates the names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

/// How a text is entered.
public struct IntentStringInputOptions: Sendable {
  public enum Capitalization: Hashable, Sendable { case none, words, sentences, allCharacters }
  public enum KeyboardType: Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
      decimalPad
  }

  /// Creates options.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: Capitalization = .sentences, multiline: Bool = false,
    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}

extension IntentParameter where Value.ValueType == String {
  /// Creates a text with options for its entry.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension String {
  public typealias IntentInputOptions = IntentStringInputOptions
}

extension IntentParameter {
  /// Which part of a date is entered.
  public enum DateKind: Hashable, Sendable { case date, time, dateTime }
}

extension IntentParameter where Value.ValueType == Date {
  /// Creates a date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a file of certain types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }

  /// Creates a file of certain types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }
}
