import FlowFoundation
import Foundation
import PhoneSimulation

/// Finds misspelled words.
///
/// There is no dictionary here: the words of the phone (`SimulatedPhone.misspelledWords`, `dictionaryWords`) decide, and
/// as long as a test has set none, every word is spelled correctly, with a warning.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private var ignored: [String] = []

  // MARK: - Mistakes

  /// The first misspelled word of a text, or a range at `NSNotFound`.
  ///
  /// - Parameters:
  ///   - range: The part of the text, in UTF-16 units.
  ///   - startingOffset: Where the search begins, in UTF-16 units from the beginning of the text.
  ///   - wrapFlag: Whether it continues at the beginning of the range.
  ///   - language: The language. All languages have the same words.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let words = Self.words(of: stringToCheck, in: range)
    let later = words.filter { $0.range.location >= startingOffset }
    let earlier = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
    let wrong = (later + earlier).first { isMisspelled($0.text) }
    return wrong?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  private func isMisspelled(_ word: String) -> Bool {
    let data = SimulatedPhone.current[SpellingData.self]
    if data.misspelled.isEmpty, data.dictionary == nil {
      reportWarning(
        "UITextChecker has no dictionary here, so every word is spelled correctly. Set the phone's misspelledWords or its "
          + "dictionaryWords.")
      return false
    }
    let key = word.lowercased()
    if ignored.contains(word) || data.learned.contains(word) { return false }
    if data.misspelled.keys.contains(where: { $0.lowercased() == key }) { return true }
    guard let dictionary = data.dictionary else { return false }
    return !dictionary.contains { $0.lowercased() == key }
  }

  private static func words(of text: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    guard let part = Range(range, in: text) else { return [] }
    var words: [(text: String, range: NSRange)] = []
    var rest = text[part]
    while let start = rest.firstIndex(where: \.isLetter) {
      let end = rest[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? rest.endIndex
      words.append((String(rest[start..<end]), NSRange(start..<end, in: text)))
      rest = rest[end...]
    }
    return words
  }

  // MARK: - Suggestions

  /// The guesses for a misspelled word: those of the phone; `nil` if there are none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string) else { return nil }
    let key = string[part].lowercased()
    return SimulatedPhone.current.misspelledWords.first { $0.key.lowercased() == key }?.value
  }

  /// The words of the phone's dictionary that begin with a part of a text, in alphabetical order; `nil` if there are none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string), !part.isEmpty else { return nil }
    let key = string[part].lowercased()
    let found = (SimulatedPhone.current.dictionaryWords ?? []).filter { $0.lowercased().hasPrefix(key) }
    return found.isEmpty ? nil : found.sorted()
  }

  // MARK: - Words of the user

  /// The words that this object takes for correct.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  /// Takes a word for correct in all apps.
  open class func learnWord(_ word: String) {
    SimulatedPhone.current.update(SpellingData.self) { $0.learned.insert(word) }
  }

  open class func hasLearnedWord(_ word: String) -> Bool {
    SimulatedPhone.current[SpellingData.self].learned.contains(word)
  }

  open class func unlearnWord(_ word: String) {
    SimulatedPhone.current.update(SpellingData.self) { $0.learned.remove(word) }
  }

  /// The languages that can be checked.
  open class var availableLanguages: [String] { ["en_US"] }
}
