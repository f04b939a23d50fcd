import Foundation

/// An action with its parameters as a sentence.
public protocol ParameterSummary<Intent> {
  associatedtype Intent: AppIntent

  /// The sentence for an intent with values. An engine hook: summaries of an app never implement it.
  func _text(for intent: Intent) -> String
}

/// A result builder for one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Summary.Intent == Intent { expression }

  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Summary.Intent == Intent { block }
}

/// A sentence with the values of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [(Intent) -> String]

  public init(_ value: String) { parts = [{ _ in value }] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [(Intent) -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Inserts the value of a parameter, or its title if it has none.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      parts.append { intent in
        let parameter = intent[keyPath: keyPath]
        let text = parameter._value?._text ?? ""
        return text.isEmpty ? parameter.titleText : text
      }
    }
  }
}

/// A sentence, with parameters that are below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let string: ParameterSummaryString<Intent>?

  /// Creates a sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { self.string = string }

  /// Creates a sentence with parameters below it.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.string = string
  }

  /// Creates a summary of the title with parameters below it.
  public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) { string = nil }

  /// Creates a summary of the title.
  public init() { string = nil }

  public func _text(for intent: Intent) -> String {
    string.map { $0.parts.map { $0(intent) }.joined() } ?? String(localized: Intent.title)
  }

  /// A result builder for parameters.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { expression }

    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
  }
}

extension AppIntent {
  /// The action with its values as the system shows it, for a test.
  public var summaryText: String {
    guard let summary = Self.parameterSummary as? any ParameterSummary<Self> else {
      return String(localized: Self.title)
    }
    return summary._text(for: self)
  }
}
