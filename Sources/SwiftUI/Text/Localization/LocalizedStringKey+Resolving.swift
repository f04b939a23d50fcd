import Foundation

extension LocalizedStringKey {
  /// A piece of a resolved key: text, or an interpolated value in its place.
  package enum Piece {
    case text(String)
    case argument(Argument)
  }

  /// The localized text with its values, for views that show values with their own attributes.
  ///
  /// - Parameters:
  ///   - table: The name of the strings table, nil for `Localizable`.
  ///   - bundle: The bundle that contains the table, nil for the main bundle.
  ///   - environment: The environment with the locale and the screen's strings.
  package func pieces(table: String? = nil, bundle: Bundle? = nil, in environment: EnvironmentValues) -> [Piece] {
    let text =
      environment.localizedStrings.string(
        LocalizedStringRequest(
          key: key, table: table, bundle: bundle, locale: environment.locale, numbers: numbers,
          idiom: environment.deviceIdiom)) ?? key
    if arguments.isEmpty {
      // Only interpolated keys are format strings: in other keys a percent sign is literal.
      return [.text(text)]
    }
    return LocalizedFormat(text).pieces(arguments)
  }

  private var numbers: [Double?] {
    if arguments.isEmpty { return [] }
    return arguments.map { if case .number(let number) = $0 { number.double } else { nil } }
  }

  /// The localized text with its values, as plain text without markup.
  package func resolve(table: String? = nil, bundle: Bundle? = nil, in environment: EnvironmentValues) -> String {
    let pieces = pieces(table: table, bundle: bundle, in: environment)
    let shown = MarkdownSpan.spans(of: pieces, in: environment)?.flatMap(\.pieces) ?? pieces
    return shown.map { $0.string(in: environment) }.joined()
  }
}

extension LocalizedStringKey.Piece {
  package func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .text(let text): text
    case .argument(let argument): argument.string(in: environment)
    }
  }

  /// The Markdown text, or `nil` for a value.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension LocalizedStringKey.Argument {
  package func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.string(in: environment.locale)
    case .formatted(let format): format.format(environment)
    case .custom(let argument): argument.string(in: environment)
    }
  }
}

/// A text with format specifiers: `%@`, `%lld`, `%.2f`, in order or by position (`%2$@`).
private struct LocalizedFormat {
  private typealias Index = String.Index

  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func pieces(_ arguments: [LocalizedStringKey.Argument]) -> [LocalizedStringKey.Piece] {
    var pieces: [LocalizedStringKey.Piece] = []
    var literal = ""
    var next = 0
    var rest = text.startIndex
    while let percent = text.utf8[rest...].firstIndex(of: UInt8(ascii: "%")) {
      literal += text[rest..<percent]
      rest = text.utf8.index(after: percent)
      if byte(at: rest) == UInt8(ascii: "%") {
        literal.append("%")
        rest = text.utf8.index(after: rest)
        continue
      }
      guard let (position, end) = specifier(at: rest) else {
        literal.append("%")
        continue
      }
      rest = end
      let number = position ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(number) else { continue }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.argument(arguments[number]))
    }
    literal += text[rest...]
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  private func byte(at index: Index) -> UInt8? {
    index < text.endIndex ? text.utf8[index] : nil
  }

  /// Parses the characters after a percent sign; the position is zero-based.
  private func specifier(at start: Index) -> (position: Int?, end: Index)? {
    var index = start
    while let byte = byte(at: index), Self.digits.contains(byte) { index = text.utf8.index(after: index) }
    var position: Int?
    if byte(at: index) == UInt8(ascii: "$"), let number = Int(text[start..<index]) {
      position = number - 1
      index = text.utf8.index(after: index)
    }
    // A value may have a name: `%(friends)lld`.
    if byte(at: index) == UInt8(ascii: "("), let end = text.utf8[index...].firstIndex(of: UInt8(ascii: ")")) {
      index = text.utf8.index(after: end)
    }
    while let byte = byte(at: index), Self.flags.contains(byte) { index = text.utf8.index(after: index) }
    guard let conversion = byte(at: index), Self.conversions.contains(conversion) else { return nil }
    return (position, text.utf8.index(after: index))
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let flags = Array("+-# 0123456789.'lhqLztj".utf8)
  private static let conversions = Array("@diouxXeEfFgGaAcCsSp".utf8)
}
