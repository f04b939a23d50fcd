/// A text with C format specifiers, in which `%%` is a percent sign.
struct FormatString {
  enum Part: Equatable {
    case text(String)
    case specifier(FormatSpecifier)
  }

  /// The text and the specifiers, in order. A percent sign that begins no specifier is text.
  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...].utf8
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      literal += Substring(rest[..<percent])
      rest = rest[percent...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        literal += "%"
        rest = rest.dropFirst()
      } else if let specifier = FormatSpecifier(&rest) {
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.specifier(specifier))
      } else {
        literal += "%"
      }
    }
    literal += Substring(rest)
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  var specifiers: [FormatSpecifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }
}

/// The C format of one value: `%@`, `%lld`, `%.2f`, by position (`%2$@`), with a name (`%(friends)lld`).
struct FormatSpecifier: Equatable {
  /// The position of the value, counted from zero; without one, it is the next value.
  private(set) var position: Int?

  private let flags: String
  private let width: String
  private let precision: String?
  private let length: String
  let conversion: Character

  /// Parses and removes the characters after a percent sign.
  init?(_ text: inout Substring.UTF8View) {
    var rest = text
    let digits = rest.removePrefix(Self.digits)
    if !digits.isEmpty, rest.first == UInt8(ascii: "$") {
      guard let number = Int(digits) else { return nil }
      position = number - 1
      rest = rest.dropFirst()
    } else {
      rest = text
    }
    if rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[end...].dropFirst()
    }
    flags = rest.removePrefix(Self.flags)
    width = rest.removePrefix(Self.digits)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      precision = rest.removePrefix(Self.digits)
    } else {
      precision = nil
    }
    length = rest.removePrefix(Self.lengths)
    guard let byte = rest.first, Self.conversions.contains(byte) else { return nil }
    conversion = Character(Unicode.Scalar(byte))
    text = rest.dropFirst()
  }

  /// The specifier for a number alone; `nil` if it formats something else, which would read memory that is not the
  /// number's, or makes gigabytes of digits.
  func format(of number: any CVarArg) -> String? {
    guard width.count <= 3, (precision ?? "").count <= 3, !length.contains("L") else { return nil }
    let (isInteger, isFraction) = ("diouxXcC".contains(conversion), "eEfFgGaA".contains(conversion))
    guard isInteger && !(number is any BinaryFloatingPoint) || isFraction && !(number is any BinaryInteger) else {
      return nil
    }
    return "%\(flags)\(width)\(precision.map { "." + $0 } ?? "")\(length)\(conversion)"
  }

  private static let digits = Array("0123456789".utf8)
  private static let flags = Array("-+ 0#'".utf8)
  private static let lengths = Array("hlqLztj".utf8)
  private static let conversions = Array("@diouxXeEfFgGaAcCsSp".utf8)
}

extension Substring.UTF8View {
  /// Removes the bytes at the start that are among the given ones, all of them ASCII, and returns them.
  fileprivate mutating func removePrefix(_ bytes: [UInt8]) -> String {
    let rest = drop { bytes.contains($0) }
    defer { self = rest }
    return String(Substring(self[..<rest.startIndex]))
  }
}
