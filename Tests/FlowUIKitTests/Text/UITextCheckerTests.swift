import PhoneSimulation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Words that are spelled right") @MainActor
struct UITextCheckerTests {
  private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: "en")
  }

  @Test("all are while a test says nothing, with a warning")
  func everyWord() {
    let phone = Phone(Text("a"))
    phone.screen.perform { #expect(wrong("silkworm qwzx", UITextChecker()).location == NSNotFound) }
    #expect(
      phone.issues.contains { $0.contains("every word is spelled right; SimulatedPhone.dictionary has the words") })
  }

  @Test("then those of the phone's dictionary are, and those that are learned or ignored")
  func dictionary() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      SimulatedPhone.current.dictionary = ["silk", "worm", "silks"]
      let checker = UITextChecker()
      #expect(wrong("Silk wurm", checker) == NSRange(location: 5, length: 4))
      #expect(wrong("wurm silk", from: 4, checker).location == NSNotFound)
      #expect(wrong("wurm silk", from: 4, wrap: true, checker) == NSRange(location: 0, length: 4))
      #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "wurm", language: "en") == ["worm"])
      let word = NSRange(location: 0, length: 3)
      #expect(checker.completions(forPartialWordRange: word, in: "sil", language: "en") == ["silk", "silks"])
      UITextChecker.learnWord("Wurm")
      #expect(UITextChecker.hasLearnedWord("wurm"))
      #expect(wrong("Silk wurm", checker).location == NSNotFound)
      UITextChecker.unlearnWord("wurm")
      checker.ignoreWord("wurm")
      #expect(checker.ignoredWords == ["wurm"])
      #expect(wrong("Silk wurm", checker).location == NSNotFound)
    }
  }
}
