import Foundation

/// Pieces of a resolved key that share one style, as Markdown in the key specifies it.
struct MarkdownSpan {
  var pieces: [LocalizedStringKey.Piece]
  var intent: InlinePresentationIntent = []
  var link: URL?

  /// The pieces of a key, split where Markdown changes the style; `nil` if it changes nothing.
  ///
  /// Values are not parsed as Markdown: they appear verbatim, in the style of their position.
  static func spans(of pieces: [LocalizedStringKey.Piece], in environment: EnvironmentValues) -> [MarkdownSpan]? {
    guard pieces.contains(where: { $0.text.map(Markdown.mayBeMarkedUp) ?? false }) else { return nil }
    var standIns = StandIns()
    let source = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument): String(standIns.add(argument))
      }
    }.joined()
    let inflected = Inflection.apply(to: source, locale: environment.locale) { standIns.number($0) }
    return Markdown(inflected, isInline: true).spans.map { span in
      MarkdownSpan(
        pieces: standIns.pieces(of: span.text), intent: span.intent,
        link: span.link.flatMap { URL(string: standIns.filledIn($0, environment)) })
    }
  }
}

/// Characters that stand for the values in a text during parsing; they do not occur in texts.
private struct StandIns {
  private static let first: UInt32 = 0xF0000
  private static let count: UInt32 = 0xFFFD

  private var arguments: [LocalizedStringKey.Argument] = []

  mutating func add(_ argument: LocalizedStringKey.Argument) -> Character {
    let number = min(UInt32(clamping: arguments.count), Self.count - 1)
    arguments.append(argument)
    return Unicode.Scalar(Self.first + number).map(Character.init) ?? "\u{FFFD}"
  }

  private func argument(_ scalar: Unicode.Scalar) -> LocalizedStringKey.Argument? {
    guard scalar.value >= Self.first else { return nil }
    let index = Int(scalar.value - Self.first)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The number that a character stands for, or `nil`.
  func number(_ character: Character) -> Double? {
    guard case .number(let number) = character.unicodeScalars.first.flatMap(argument) else { return nil }
    return number.double
  }

  /// Splits a text into pieces, with the values in place of their stand-ins.
  func pieces(of text: String) -> [LocalizedStringKey.Piece] {
    var pieces: [LocalizedStringKey.Piece] = []
    var literal = ""
    for scalar in text.unicodeScalars {
      guard let argument = argument(scalar) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.argument(argument))
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  /// A link's destination with the values in place of their percent-encoded stand-ins.
  func filledIn(_ destination: String, _ environment: EnvironmentValues) -> String {
    let text = destination.removingPercentEncoding ?? destination
    guard text.unicodeScalars.contains(where: { argument($0) != nil }) else { return destination }
    return pieces(of: text).map { $0.string(in: environment) }.joined()
  }
}
