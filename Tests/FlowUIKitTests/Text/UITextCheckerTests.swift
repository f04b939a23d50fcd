import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Spelling")
@MainActor
struct UITextCheckerTests {
  private let text = "Teh cat's tail, and teh dog"

  private func wrong(_ checker: UITextChecker, from start: Int = 0, wrap: Bool = false) -> NSRange {
    let range = NSRange(location: 0, length: text.utf16.count)
    return checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wrap, language: "en")
  }

  @Test("misspelled words are those of the phone, found from a place on, or around")
  func misspelled() { SimulatedPhone().use(findMisspelled) }

  private func findMisspelled() {
    SimulatedPhone.current.misspelledWords = ["teh": ["the", "ten"]]
    let checker = UITextChecker()
    #expect(wrong(checker) == NSRange(location: 0, length: 3))
    #expect(wrong(checker, from: 1) == NSRange(location: 20, length: 3))
    #expect(wrong(checker, from: 22).location == NSNotFound)
    #expect(wrong(checker, from: 22, wrap: true) == NSRange(location: 0, length: 3))
    #expect(
      checker.guesses(forWordRange: NSRange(location: 20, length: 3), in: text, language: "en") == ["the", "ten"])
    #expect(checker.guesses(forWordRange: NSRange(location: 4, length: 5), in: text, language: "en") == nil)
  }

  @Test("with a dictionary, all other words are misspelled, unless they are learned or ignored")
  func dictionary() { SimulatedPhone().use(checkWithDictionary) }

  private func checkWithDictionary() {
    SimulatedPhone.current.dictionaryWords = ["cat's", "tail", "and", "dog", "doge"]
    let checker = UITextChecker()
    #expect(wrong(checker) == NSRange(location: 0, length: 3))
    UITextChecker.learnWord("Teh")
    #expect(UITextChecker.hasLearnedWord("Teh"))
    #expect(wrong(checker) == NSRange(location: 20, length: 3))
    checker.ignoreWord("teh")
    #expect(checker.ignoredWords == ["teh"])
    #expect(wrong(checker).location == NSNotFound)
    UITextChecker.unlearnWord("Teh")
    #expect(wrong(checker) == NSRange(location: 0, length: 3))
    let part = NSRange(location: 24, length: 3)
    #expect(checker.completions(forPartialWordRange: part, in: text, language: "en") == ["dog", "doge"])
  }

  @Test("without words every word is right, with a warning")
  func unset() {
    let screen = Screen(device: .iPhone15)
    screen.show(Text("a").onAppear { #expect(wrong(UITextChecker()).location == NSNotFound) })
    #expect(
      screen.graph.issues.map(\.message) == [
        "UITextChecker has no dictionary here, so every word is spelled correctly. Set the phone's misspelledWords or its "
          + "dictionaryWords."
      ])
  }
}
