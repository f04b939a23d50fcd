import Foundation
import Testing

@testable import SwiftUI

@Suite("Texts for assistive technologies") @MainActor
struct TextAccessibilityTests {
  private func node(_ text: Text) -> SemanticsNode? { PhoneScreen(text).nodes.first }

  @Test("a text remains a text with a label, a heading level and a content type")
  func modifiers() {
    let text: Text = Text("iOS").accessibilityLabel("I O S").accessibilityHeading(.h2)
      .accessibilityTextContentType(.sourceCode)
    #expect(node(text)?.label == "I O S")
    #expect(node(text)?.details == [.textContentType(.sourceCode), .heading(2)])
    #expect(PhoneScreen(text.accessibilityAddTraits(.isHeader)).screen.spoken.contains("Heading Level 2."))
    #expect(node(Text("a").accessibilityHeading(.unspecified))?.details == [])
  }

  @Test("a heading level of a part applies to the whole text")
  func part() {
    let text = Text("Chapter ") + Text("One").accessibilityHeading(.h1)
    #expect(node(text)?.label == "Chapter One")
    #expect(node(text)?.details == [.heading(1)])
  }

  @Test(
    "a speech setting is recorded as missing, when it is used",
    arguments: [
      (Text("a").speechSpellsOutCharacters(), "speechSpellsOutCharacters"),
      (Text("a").speechAdjustedPitch(0.5), "speechAdjustedPitch"),
      (Text("a").speechAlwaysIncludesPunctuation(), "speechAlwaysIncludesPunctuation"),
      (Text("a").speechAnnouncementsQueued(), "speechAnnouncementsQueued"),
      (Text("a").speechSpellsOutCharacters(false).speechAdjustedPitch(0), nil),
    ])
  func speech(text: Text, api: String?) {
    let issues = PhoneScreen(text).screen.graph.issues
    #expect(issues.count == (api == nil ? 0 : 1))
    if let api { #expect(issues.first?.message.hasPrefix("\(api)(_:) is not implemented") == true) }
  }

  @Test("an attribute of speech is recorded as missing, when it changes what is said")
  func speechAttributes() {
    func issues(_ change: (inout AttributedString) -> Void) -> [String] {
      var string = AttributedString("a")
      change(&string)
      return PhoneScreen(Text(string)).issues
    }
    #expect(
      issues { $0.accessibilitySpeechAdjustedPitch = 0.5 } == [
        "accessibilitySpeechAdjustedPitch is not implemented: the speech is unchanged."
      ])
    #expect(issues { $0.accessibilitySpeechIncludesPunctuation = true }.count == 1)
    #expect(issues { $0.accessibilitySpeechSpellsOutCharacters = true }.count == 1)
    #expect(issues { $0.accessibilitySpeechAdjustedPitch = 0 } == [])
  }
}
