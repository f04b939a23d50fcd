/// A message for the log.
///
/// Private and sensitive values are redacted, as in the log of a device; unmarked values are shown, as in a debugger.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Builds a message from its parts.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy)
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", align, privacy)
  }

  private mutating func append(_ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += alignment.aligned(privacy.isHidden ? "<private>" : value)
  }
}
