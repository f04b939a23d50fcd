import Foundation

extension LocalizedStringKey {
  /// A piece of a resolved key: text, or an interpolated value in its place.
  package enum Piece {
    case text(String)
    case argument(Argument)
  }

  /// The localized text with its values, for views that show values with attributes of their own.
  ///
  /// - Parameters:
  ///   - table: The name of the strings table, nil for `Localizable`.
  ///   - bundle: The bundle that contains the table, nil for the main bundle.
  ///   - environment: The locale and the strings of the host.
  package func pieces(table: String? = nil, bundle: Bundle? = nil, in environment: EnvironmentValues) -> [Piece] {
    let text =
      environment.localizedStrings.string(
        LocalizedStringRequest(
          key: key, table: table, bundle: bundle, locale: environment.locale, numbers: numbers)) ?? key
    if arguments.isEmpty {
      // Only interpolated keys are formats: a percent sign in a plain one is itself.
      return [.text(text)]
    }
    return LocalizedFormat(text).pieces(arguments)
  }

  private var numbers: [Double] {
    if arguments.isEmpty { return [] }
    return arguments.compactMap { if case .number(let number) = $0 { number.double } else { nil } }
  }

  /// The localized text with its values, as plain text.
  package func resolve(table: String? = nil, bundle: Bundle? = nil, in environment: EnvironmentValues) -> String {
    pieces(table: table, bundle: bundle, in: environment).map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument): argument.string(in: environment)
      }
    }.joined()
  }
}

extension LocalizedStringKey.Argument {
  package func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.string(in: environment.locale)
    case .formatted(let format): format(environment.locale)
    case .custom(let argument): argument.string(in: environment)
    }
  }
}

/// A text with format specifiers: `%@`, `%lld`, `%.2f`, in order or by position (`%2$@`).
private struct LocalizedFormat {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func pieces(_ arguments: [LocalizedStringKey.Argument]) -> [LocalizedStringKey.Piece] {
    var pieces: [LocalizedStringKey.Piece] = []
    var literal = ""
    var next = 0
    var rest = text[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      literal += rest[..<percent]
      let index = text.utf8.index(after: percent)
      if index < text.endIndex, text[index] == "%" {
        literal.append("%")
        rest = text[text.index(after: index)...]
        continue
      }
      guard let (position, end) = specifier(at: index) else {
        literal.append("%")
        rest = text[index...]
        continue
      }
      rest = text[end...]
      let number = position ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(number) else { continue }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.argument(arguments[number]))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  /// Reads what follows a percent sign; the position is zero-based.
  private func specifier(at start: String.Index) -> (position: Int?, end: String.Index)? {
    var index = start
    var digits = ""
    while index < text.endIndex, text[index].isWholeNumber {
      digits.append(text[index])
      index = text.index(after: index)
    }
    var position: Int?
    if index < text.endIndex, text[index] == "$", let number = Int(digits) {
      position = number - 1
      index = text.index(after: index)
    }
    while index < text.endIndex, "+-# 0123456789.'lhqLztj".contains(text[index]) { index = text.index(after: index) }
    guard index < text.endIndex, "@diouxXeEfFgGaAcCsSp".contains(text[index]) else { return nil }
    return (position, text.index(after: index))
  }
}
