import Foundation

extension String {
  /// A key of a strings table with its interpolated values, for `String(localized:)`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, with a format specifier in place of each interpolated value: `%lld items`.
    package let key: String

    private let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Whether both produce the same text in the US locale.
    public static func == (lhs: LocalizationValue, rhs: LocalizationValue) -> Bool {
      guard lhs.key == rhs.key, lhs.arguments.count == rhs.arguments.count else { return false }
      return zip(lhs.arguments, rhs.arguments).allSatisfy {
        $0.string(in: standardLocale) == $1.string(in: standardLocale)
      }
    }

    /// The locale of strings for which none is given, as in views.
    static let standardLocale = Locale(identifier: "en_US")

    /// The localized text with its values; Markdown stays as it is.
    ///
    /// - Parameter key: The key to look up, if it is not the text.
    func string(key: String? = nil, table: String?, bundle: Bundle?, in locale: Locale) -> String {
      let request = LocalizedStringRequest(
        key: key ?? self.key, table: table, bundle: bundle, locale: locale, numbers: arguments.map(\.number))
      let text = StringTables.string(request) ?? self.key
      // Only interpolated keys are format strings: in other keys a percent sign is literal.
      if arguments.isEmpty { return text }
      return FormatString(text).inserting(arguments.map { $0.string(in: locale) })
    }
  }
}

extension String.LocalizationValue {
  /// An interpolated value.
  enum Argument: Sendable {
    case string(String)

    /// A number with its format specifier.
    case number(FormattedNumber)

    /// A value that is formatted in the locale of the string.
    case formatted(any StyledText)

    /// The value that determines the plural form.
    var number: Double? { if case .number(let number) = self { number.double } else { nil } }

    func string(in locale: Locale) -> String {
      switch self {
      case .string(let string): string
      case .number(let number): number.string(in: locale)
      case .formatted(let value): value.text(in: locale)
      }
    }
  }

  /// Represents the contents of a string literal with interpolations while it's being built.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal string.
    // A percent sign in the text is not a format specifier.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Appends a substring.
    public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

    /// Appends a value of a Foundation type, formatted by a formatter or described.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends a date, formatted by a formatter or described.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an object, formatted by a formatter or described.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Appends a value in a format style, in the locale of the string.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(StyledValue(input: input, style: format)))
    }

    /// Appends a number with its standard specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormattedNumber(value._arg, specifier: value._specifier)), specifier: value._specifier)
    }

    /// Appends a number with a specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormattedNumber(value._arg, specifier: specifier)), specifier: specifier)
    }

    /// Appends an attributed string as plain text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.string(String(attributedString.characters)))
    }
  }
}

/// A value that is formatted in the locale of a string.
protocol StyledText: Sendable {
  func text(in locale: Locale) -> String
}

/// A value with its format style.
///
/// `@unchecked Sendable`: both are values, and are only read.
private struct StyledValue<Style: FormatStyle>: StyledText, @unchecked Sendable where Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func text(in locale: Locale) -> String {
    if let date = input as? Date, let style = style as? Date.RelativeFormatStyle {
      // The style itself would read the machine's clock.
      return style.anchored(at: date, locale: locale, calendar: .standard).format(.standardNow)
    }
    return style.adapted(to: locale, timeZone: .gmt, calendar: .standard).format(input)
  }
}
