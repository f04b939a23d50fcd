import Foundation

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minimumDigits: Int
  private let showsPlus: Bool

  private init(
    radix: Int, prefix: String = "", isUppercase: Bool = false, minimumDigits: Int = 0, showsPlus: Bool = false
  ) {
    self.radix = radix
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minimumDigits = minimumDigits
    self.showsPlus = showsPlus
  }

  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign)
  }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits, showsPlus: explicitPositiveSign)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase, minimumDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  public static let fixed = fixed()
  public static let exponential = exponential()
  public static let hybrid = hybrid()

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision(), explicitPositiveSign, uppercase ? "F" : "f")
  }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision(), explicitPositiveSign, uppercase ? "E" : "e")
  }

  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision(), explicitPositiveSign, uppercase ? "G" : "g")
  }

  private init(_ precision: Int, _ showsPlus: Bool, _ conversion: String) {
    format = "%\(showsPlus ? "+" : "").\(max(0, precision))\(conversion)"
  }

  func text(of number: Double) -> String { String(format: format, number) }
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

  /// Aligns left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  /// Aligns right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + room : room + text
  }
}
