import Foundation

/// A number formatted with the one C format specifier in a text, and the separators of a locale.
package struct FormattedNumber: Sendable {
  package let value: any CVarArg & Sendable
  private let specifier: String

  package init(_ value: any CVarArg & Sendable, specifier: String) {
    self.value = value
    self.specifier = specifier
  }

  /// The numeric value, which determines the plural form.
  package var double: Double {
    switch value {
    case let value as Int64: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    default: 0
    }
  }

  /// Formats the number in a locale: `%lld` writes 1000 as "1,000", `%.1f` writes 0.5 as "0,5" in German.
  package func string(in locale: Locale) -> String {
    if let integer = plainInteger {
      return (integer < 0 ? "-" : "") + Self.grouped(String(integer.magnitude), in: locale)
    }
    // The text around the specifier belongs to the key.
    let specifiers = FormatString(specifier).specifiers
    guard specifiers.count == 1, let format = specifiers[0].format(of: value) else {
      reportMistake(
        "The specifier \"\(specifier.prefix(40))\" does not format the number \(value) in at most 999 digits: it is "
          + "shown without the specifier.")
      return "\(value)"
    }
    let plain = String(format: format, value)
    return "diufF".contains(specifiers[0].conversion) ? localized(plain, locale) : plain
  }

  /// The value of nearly all interpolated numbers: an integer with the specifier that Swift gives it.
  private var plainInteger: Int? {
    switch value {
    case let value as Int64 where specifier == "%lld": Int(value)
    case let value as Int32 where specifier == "%d": Int(value)
    default: nil
    }
  }

  /// Localizes the separators of a number formatted in the C locale, and keeps its padding and sign.
  private func localized(_ plain: String, _ locale: Locale) -> String {
    guard let first = plain.firstIndex(where: \.isNumber) else { return plain }
    var end = first
    while end < plain.endIndex, plain[end].isNumber || plain[end] == "." { end = plain.index(after: end) }
    let parts = plain[first..<end].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    // Numbers with leading zeros are codes and times, not amounts.
    let hasLeadingZero = parts[0].count > 1 && parts[0].hasPrefix("0")
    var digits = String(parts[0])
    if !hasLeadingZero { digits = Self.grouped(digits, in: locale) }
    if parts.count > 1 { digits += (locale.decimalSeparator ?? ".") + parts[1] }
    return plain[..<first] + digits + plain[end...]
  }

  private static func grouped(_ digits: String, in locale: Locale) -> String {
    guard digits.utf8.count > 3, let separator = locale.groupingSeparator else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }
}
