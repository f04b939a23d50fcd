import Foundation

/// A part of a text.
public enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence, paragraph, document
}

/// Divides a text into words, sentences or paragraphs, by the rules of Unicode.
open class NLTokenizer: NSObject {
  /// What is in a token.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  open var string: String?

  /// Creates a tokenizer.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Sets the language of the text. The rules are the same for all languages.
  open func setLanguage(_ language: NLLanguage) {}

  /// The tokens that are in a part of the text.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return TokenRanges.of(string, unit: unit).filter { $0.overlaps(range) }
  }

  /// The token around a place; an empty one if there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return TokenRanges.of(string, unit: unit).first { $0.contains(index) } ?? index..<index
  }

  /// Calls a block with each token in a part of the text, until it returns `false`.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let text = string.map { $0[token] } ?? ""
      var attributes: Attributes = []
      if text.contains(where: \.isNumber) { attributes.insert(.numeric) }
      if text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { attributes.insert(.emoji) }
      if !block(token, attributes) { return }
    }
  }
}

/// The tokens of texts.
enum TokenRanges {
  static func of(_ text: String, unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .word: words(text)
    case .sentence: paragraphs(text).flatMap { sentences(text, in: $0) }
    case .paragraph: paragraphs(text)
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
      || character.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
  }

  /// Each ideograph or kana is a separate word here; a phone has a dictionary.
  private static func isAlone(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
        || (0x3400...0x4DBF).contains($0.value)
        || $0.properties.isEmojiPresentation
    } ?? false
  }

  private static func words(_ text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      let character = text[index]
      index = text.index(after: index)
      if isAlone(character) {
        result.append(start..<index)
        continue
      }
      guard isWord(character) else { continue }
      while index < text.endIndex {
        let next = text[index]
        if isAlone(next) { break }
        let after = text.index(after: index)
        // Marks within a word or a number: can't, 3.14, 10,000.
        let isMark =
          "'’".contains(next) && text[text.index(before: index)].isLetter && after < text.endIndex
          && text[after].isLetter
          || ".,".contains(next) && text[text.index(before: index)].isNumber && after < text.endIndex
            && text[after].isNumber
        guard isWord(next) || isMark else { break }
        index = after
      }
      result.append(start..<index)
    }
    return result
  }

  private static func paragraphs(_ text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index].isNewline {
        result.append(start..<next)
        start = next
      }
      index = next
    }
    if start < text.endIndex { result.append(start..<text.endIndex) }
    return result
  }

  /// A sentence ends after a mark and the spaces behind it, if what follows does not begin with a small letter.
  private static func sentences(_ text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let character = text[index]
      index = text.index(after: index)
      guard ".!?…。！？".contains(character) else { continue }
      while index < range.upperBound, ".!?…\"”’)]».".contains(text[index]) { index = text.index(after: index) }
      let end = index
      while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
      let isWide = "。！？".contains(character)
      let hasSpace = index > end || index == range.upperBound
      guard hasSpace || isWide, index == range.upperBound || !text[index].isLowercase else { continue }
      result.append(start..<index)
      start = index
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
