import Foundation
import Testing

@testable import SwiftUI

@Suite("Timers in texts") @MainActor
struct TextTimerTests {
  private let start = Date(timeIntervalSince1970: 1000)

  private func text(
    after seconds: TimeInterval, of length: TimeInterval = 4000, pause: TimeInterval? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) -> [String] {
    let now = start + seconds
    return PhoneScreen(
      Text(
        timerInterval: start...(start + length), pauseTime: pause.map { start + $0 }, countsDown: countsDown,
        showsHours: showsHours
      )
      .environment(\.now, now)
    ).texts
  }

  @Test("a timer shows the remaining or the elapsed time")
  func counts() {
    #expect(text(after: 0) == ["1:06:40"])
    #expect(text(after: 400) == ["1:00:00"])
    #expect(text(after: 3995) == ["0:05"])
    #expect(text(after: 65, countsDown: false) == ["1:05"])
  }

  @Test("it starts and stops at the ends of its interval, and does not change while it is paused")
  func ends() {
    #expect(text(after: -10, of: 60) == ["1:00"])
    #expect(text(after: 100, of: 60) == ["0:00"])
    #expect(text(after: 100, of: 60, countsDown: false) == ["1:00"])
    #expect(text(after: 50, of: 60, pause: 20) == ["0:40"])
  }

  @Test("without hours, minutes exceed 60")
  func withoutHours() {
    #expect(text(after: 0, showsHours: false) == ["66:40"])
  }

  @Test("texts are typeset in the language of the locale, or in an explicit one")
  func typesettingLanguage() throws {
    func language(_ view: some View) throws -> String? {
      let screen = Screen.phone()
      screen.show(view)
      guard case .text(let layout, _, _) = try #require(screen.displayList().items.first).content else { return nil }
      return layout.paragraph.language
    }
    let japanese = Locale.Language(identifier: "ja")
    #expect(try language(Text("a")) == "en")
    #expect(try language(Text("a").typesettingLanguage(japanese)) == "ja")
    #expect(try language(Text("a").typesettingLanguage(.explicit(japanese))) == "ja")
    #expect(try language(Text("a").typesettingLanguage(japanese, isEnabled: false)) == "en")
    #expect(try language(Text("a").typesettingLanguage(.automatic).typesettingLanguage(japanese)) == "en")
    #expect(try language(HStack { Text("a") }.typesettingLanguage(japanese)) == "ja")
    #expect(try language(HStack { Text("a").typesettingLanguage(.automatic) }.typesettingLanguage(japanese)) == "en")
  }

  @Test("a text with a language is still a text, and a language of a part alone warns")
  func typesettingLanguageOfParts() {
    let japanese = Text("a").typesettingLanguage(Locale.Language(identifier: "ja"))
    #expect(PhoneScreen(japanese.bold()).issues == [])
    #expect(
      PhoneScreen(Text("b") + japanese).issues == [
        "typesettingLanguage(_:isEnabled:) is approximate: a part of a text has the language of the whole text."
      ])
  }
}
