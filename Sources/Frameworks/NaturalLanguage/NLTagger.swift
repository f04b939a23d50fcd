import FlowFoundation
import Foundation
import PhoneSimulation

/// What is found about parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// What was found about a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let determiner = NLTag("Determiner")
  public static let preposition = NLTag("Preposition")
  public static let number = NLTag("Number")
  public static let conjunction = NLTag("Conjunction")
  public static let interjection = NLTag("Interjection")
  public static let otherWord = NLTag("OtherWord")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Tags words with the phone's table `SimulatedPhone.wordTags` and sentiments with `SimulatedPhone.textSentiments`; it
/// finds languages and kinds of tokens itself.
open class NLTagger: NSObject {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?

  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  /// Sets the language of a part. The table of the phone has no languages.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// The tokens of a unit; of words also what is between them, unless an option leaves it out.
  private func tokens(_ unit: NLTokenUnit, _ options: Options) -> [Range<String.Index>] {
    guard let string else { return [] }
    let known = TokenRanges.of(string, unit: unit)
    guard unit == .word else { return known }
    var result: [Range<String.Index>] = []
    func add(_ gap: Range<String.Index>) {
      var index = gap.lowerBound
      while index < gap.upperBound {
        let next = string.index(after: index)
        let omitted: Options = string[index].isWhitespace ? .omitWhitespace : .omitPunctuation
        if !options.contains(omitted) { result.append(index..<next) }
        index = next
      }
    }
    var end = string.startIndex
    for token in known {
      add(end..<token.lowerBound)
      if !options.contains(.omitWords) { result.append(token) }
      end = token.upperBound
    }
    add(end..<string.endIndex)
    return result
  }

  private func tag(_ range: Range<String.Index>, _ scheme: NLTagScheme, unit: NLTokenUnit) -> NLTag? {
    guard let string, tagSchemes.contains(scheme) else { return nil }
    let phone = SimulatedPhone.current
    let text = String(string[range])
    switch scheme {
    case .language: return NLLanguageRecognizer.dominantLanguage(for: string).map { NLTag($0.rawValue) }
    case .sentimentScore:
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let score = phone.textSentiments[trimmed] else {
        report(
          .missing("NLTagger.sentimentScore", "a text that is not in SimulatedPhone.textSentiments has the score 0."))
        return NLTag("0.0")
      }
      return NLTag("\(score)")
    default: break
    }
    let character = text.first ?? " "
    let kind: NLTag =
      character.isWhitespace
      ? .whitespace : text.contains(where: \.isLetter) || text.contains(where: \.isNumber) ? .word : .punctuation
    if scheme == .tokenType || kind != .word { return kind }
    if let known = phone.wordTags[scheme.rawValue]?[text] { return NLTag(known) }
    if phone.wordTags.isEmpty {
      report(.missing("NLTagger", "words that are not in SimulatedPhone.wordTags have the tag of other words."))
    }
    switch scheme {
    case .lemma: return nil
    case .lexicalClass, .nameTypeOrLexicalClass: return text.allSatisfy(\.isNumber) ? .number : .otherWord
    default: return .otherWord
    }
  }

  /// The tag at a place, and its token.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let range = tokens(unit, []).first(where: { $0.contains(index) }) else { return (nil, index..<index) }
    return (tag(range, scheme, unit: unit), range)
  }

  /// The tags of a part of the text, with their tokens.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    tokens(unit, options).filter { $0.overlaps(range) }.map { (tag($0, scheme, unit: unit), $0) }
  }

  /// Calls a block with each tag of a part of the text, until it returns `false`.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, token) {
      return
    }
  }
}
