/// A text with C format specifiers, in which `%%` is a percent sign.
package struct FormatString {
  enum Part: Equatable {
    case text(String)
    case specifier(FormatSpecifier)
  }

  /// The text and the specifiers, in order. A percent sign that begins no specifier is text.
  let parts: [Part]

  package init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text.startIndex
    while let percent = text.utf8[rest...].firstIndex(of: UInt8(ascii: "%")) {
      literal += text[rest..<percent]
      var scanner = FormatScanner(text.utf8, at: text.utf8.index(after: percent))
      if scanner.skip(UInt8(ascii: "%")) {
        literal += "%"
        rest = scanner.index
      } else if let specifier = FormatSpecifier(text, &scanner) {
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.specifier(specifier))
        rest = scanner.index
      } else {
        literal += "%"
        rest = text.utf8.index(after: percent)
      }
    }
    literal += text[rest...]
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The text with values in place of the specifiers; a specifier without a value disappears.
  package func inserting(_ values: [String]) -> String {
    places.map { place in
      switch place {
      case .text(let text): text
      case .value(let index): values.indices.contains(index) ? values[index] : ""
      }
    }.joined()
  }

  /// A piece of the format: text, or the place of a value, by its index.
  package enum Place {
    case text(String)
    case value(Int)
  }

  /// The text and the places of values, in order.
  package var places: [Place] {
    var next = 0
    return parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .specifier(let specifier):
        if specifier.position == nil { next += 1 }
        return .value(specifier.position ?? next - 1)
      }
    }
  }

  var specifiers: [FormatSpecifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }
}

/// The C format of one value: `%@`, `%lld`, `%.2f`, by position (`%2$@`), with a name (`%(friends)lld`).
struct FormatSpecifier: Equatable {
  /// The position of the value, counted from zero; without one, it is the next value.
  private(set) var position: Int?

  /// The flags, the width, the precision and the length, as written.
  private let options: String
  private let widthCount: Int
  private let precisionCount: Int
  let conversion: Character

  /// Parses the characters after a percent sign.
  fileprivate init?(_ text: String, _ scanner: inout FormatScanner) {
    let start = scanner.index
    if scanner.skip(Self.digits) > 0 {
      let end = scanner.index
      if scanner.skip(UInt8(ascii: "$")) {
        guard let number = Int(text[start..<end]) else { return nil }
        position = number - 1
      } else {
        scanner.index = start
      }
    }
    scanner.skipName()
    let optionStart = scanner.index
    scanner.skip(Self.flags)
    widthCount = scanner.skip(Self.digits)
    precisionCount = scanner.skip(UInt8(ascii: ".")) ? scanner.skip(Self.digits) : 0
    scanner.skip(Self.lengths)
    options = String(text[optionStart..<scanner.index])
    guard let byte = scanner.byte, scanner.skip(Self.conversions, atMost: 1) == 1 else { return nil }
    conversion = Character(Unicode.Scalar(byte))
  }

  /// The specifier for a number alone; `nil` if it formats something else, which would read memory that is not the
  /// number's, or makes gigabytes of digits.
  func format(of number: any CVarArg) -> String? {
    guard widthCount <= 3, precisionCount <= 3, !options.contains("L") else { return nil }
    let (isInteger, isFraction) = ("diouxXcC".contains(conversion), "eEfFgGaA".contains(conversion))
    guard isInteger && !(number is any BinaryFloatingPoint) || isFraction && !(number is any BinaryInteger) else {
      return nil
    }
    return "%\(options)\(conversion)"
  }

  private static let digits = Array("0123456789".utf8)
  private static let flags = Array("-+ 0#'".utf8)
  private static let lengths = Array("hlqLztj".utf8)
  private static let conversions = Array("@diouxXeEfFgGaAcCsSp".utf8)
}

/// Reads a format string byte by byte.
private struct FormatScanner {
  private let bytes: String.UTF8View
  var index: String.Index

  init(_ bytes: String.UTF8View, at index: String.Index) {
    self.bytes = bytes
    self.index = index
  }

  /// The next byte.
  var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Skips one byte, if it is the next one.
  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index = bytes.index(after: index)
    return true
  }

  /// Skips bytes that are among the given ones.
  ///
  /// - Returns: Their number.
  @discardableResult
  mutating func skip(_ expected: [UInt8], atMost limit: Int = .max) -> Int {
    var count = 0
    while count < limit, let byte, expected.contains(byte) {
      index = bytes.index(after: index)
      count += 1
    }
    return count
  }

  /// Skips a name in parentheses.
  mutating func skipName() {
    guard byte == UInt8(ascii: "("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return }
    index = bytes.index(after: end)
  }
}
