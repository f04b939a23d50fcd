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
    let text = text(table: table, bundle: bundle, in: environment)
    if arguments.isEmpty {
      // Only interpolated keys are format strings: in other keys a percent sign is literal.
      return [.text(text)]
    }
    return pieces(of: FormatString(text))
  }

  private func text(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
    if table == SystemString.table, let string = SystemString(rawValue: key) {
      return string.text(in: environment.locale)
    }
    return environment.localizedStrings.string(
      LocalizedStringRequest(
        key: key, table: table, bundle: bundle, locale: environment.locale, numbers: numbers,
        idiom: environment.deviceIdiom)) ?? key
  }

  /// The text of a format with the arguments in place of the specifiers.
  private func pieces(of format: FormatString) -> [Piece] {
    format.places.compactMap { place in
      switch place {
      case .text(let text): .text(text)
      case .value(let index): arguments.indices.contains(index) ? .argument(arguments[index]) : nil
      }
    }
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
