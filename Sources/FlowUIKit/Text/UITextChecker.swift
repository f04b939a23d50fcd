import Foundation
import PhoneSimulation
import SwiftUI

private struct PhoneDictionary: PhoneValue {
  var words: Set<String>?
  var learned: Set<String> = []
}

extension SimulatedPhone {
  /// The words that are spelled right, in small letters. With `nil`, as at first, all words are, and a check warns.
  public var dictionary: Set<String>? {
    get { self[PhoneDictionary.self].words }
    set { update(PhoneDictionary.self) { $0.words = newValue } }
  }

  fileprivate var learnedWords: Set<String> {
    get { self[PhoneDictionary.self].learned }
    set { update(PhoneDictionary.self) { $0.learned = newValue } }
  }
}

/// Finds words that are not spelled right, by the phone's dictionary.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []

  public override init() {}

  /// The languages: there is one dictionary for all of them.
  open class var availableLanguages: [String] { ["en_US"] }

  /// The first word from a place that is not spelled right; its place is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let phone = SimulatedPhone.current
    guard let words = phone.dictionary else {
      report(
        .missing("UITextChecker", "every word is spelled right; SimulatedPhone.dictionary has the words of a test."))
      return NSRange(location: NSNotFound, length: 0)
    }
    let known = words.union(phone.learnedWords).union(ignored)
    let wrong = Self.words(of: stringToCheck, in: range).filter { !known.contains($0.text.lowercased()) }.map(\.range)
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
      ?? NSRange(location: NSNotFound, length: 0)
  }

  private static func words(of text: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    guard let part = Range(range, in: text) else { return [] }
    return text[part].split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { word in
      (String(word), NSRange(word.startIndex..<word.endIndex, in: text))
    }
  }

  /// The words of the dictionary that differ from a part of a text in one letter.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string) else { return nil }
    let word = string[part].lowercased()
    return (SimulatedPhone.current.dictionary ?? []).filter { Self.differInOneLetter($0, word) }.sorted()
  }

  private static func differInOneLetter(_ first: String, _ second: String) -> Bool {
    let difference = first.difference(from: second)
    return !difference.isEmpty && difference.insertions.count <= 1 && difference.removals.count <= 1
  }

  /// The words of the dictionary that begin like a part of a text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string) else { return nil }
    let start = string[part].lowercased()
    return (SimulatedPhone.current.dictionary ?? []).filter { $0.hasPrefix(start) && $0 != start }.sorted()
  }

  /// Words that this checker takes for right.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
  }

  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }

  open class func learnWord(_ word: String) { SimulatedPhone.current.learnedWords.insert(word.lowercased()) }
  open class func unlearnWord(_ word: String) { SimulatedPhone.current.learnedWords.remove(word.lowercased()) }
  open class func hasLearnedWord(_ word: String) -> Bool {
    SimulatedPhone.current.learnedWords.contains(word.lowercased())
  }
}
