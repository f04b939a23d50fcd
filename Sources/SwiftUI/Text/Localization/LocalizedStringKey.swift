import Foundation

/// The key used to look up an entry in a strings file or strings dictionary file.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// The key, with a format specifier in place of each interpolated value: `%lld items`.
  package let key: String

  /// The interpolated values, in order.
  package let arguments: [Argument]

  /// Creates a localized string key from the given string value.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key with interpolated values, to look up their format string.
  init(_ key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// An interpolated value.
  package enum Argument {
    case string(String)

    /// A number with its format specifier.
    case number(FormattedNumber)

    /// A value that is formatted in the locale of the view that shows it.
    case formatted(TextFormat)

    /// A value that is more than a string, such as a text with its own style.
    case custom(any LocalizedStringArgument)
  }
}

/// Packages that format keys read these members by reflection, as they have them on iOS: the key, whether there are values,
/// and for each its value and its formatter.
extension LocalizedStringKey: CustomReflectable {
  private struct FormatArgument {
    let value: any CVarArg
    let formatter: Formatter?
  }

  public var customMirror: Mirror {
    let environment = EnvironmentValues()
    let formatted = arguments.map { argument in
      let value: any CVarArg =
        if case .number(let number) = argument { number.value } else { argument.string(in: environment) }
      return FormatArgument(value: value, formatter: nil)
    }
    return Mirror(
      self, children: ["key": key, "hasFormatting": !arguments.isEmpty, "arguments": formatted], displayStyle: .struct)
  }
}

/// A value that a view can show inside of a string, with its own attributes.
package protocol LocalizedStringArgument {
  /// The value as plain text.
  func string(in environment: EnvironmentValues) -> String
}

extension LocalizedStringKey: Equatable {
  /// Whether both produce the same text in the US locale.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    guard lhs.key == rhs.key, lhs.arguments.count == rhs.arguments.count else { return false }
    if lhs.arguments.isEmpty { return true }
    let environment = EnvironmentValues()
    return zip(lhs.arguments, rhs.arguments).allSatisfy {
      $0.string(in: environment) == $1.string(in: environment)
    }
  }
}

extension LocalizedStringKey {
  /// Represents the contents of a string literal with interpolations while it's being built.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var key = ""
    package var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal string.
    public mutating func appendLiteral(_ literal: String) {
      // A percent sign in the text is not a format specifier.
      if literal.utf8.contains(UInt8(ascii: "%")) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      } else {
        key += literal
      }
    }

    package mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a literal string value to a string interpolation.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Appends a substring to a string interpolation.
    public mutating func appendInterpolation(_ string: Substring) {
      append(.string(String(string)))
    }

    /// Appends an optionally formatted instance of a Foundation type to a string interpolation.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an optionally formatted date to a string interpolation.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an optionally formatted instance of an Objective-C subclass to a string interpolation.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Appends the formatted representation of a nonstring type supported by a corresponding format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(TextFormat(input, format)))
    }

    /// Appends a type, convertible to a string by using a default format specifier, to a string interpolation.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormattedNumber(value._arg, specifier: value._specifier)), specifier: value._specifier)
    }

    /// Appends a type, convertible to a string with a format specifier, to a string interpolation.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormattedNumber(value._arg, specifier: specifier)), specifier: specifier)
    }

    /// Appends an attributed string to a string interpolation, as plain text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.string(String(attributedString.characters)))
    }
  }
}
