import FlowFoundation
import Foundation
import Testing

import class FlowFoundation.PersonNameComponentsFormatter

@Suite("Person name formatters")
struct PersonNameComponentsFormatterTests {
  private let english = Locale(identifier: "en_US")

  private func name(_ given: String, _ family: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    return name
  }

  /// The name of Apple's documentation.
  private var clark: PersonNameComponents {
    var name = name("Thomas", "Clark")
    (name.namePrefix, name.middleName, name.nameSuffix, name.nickname) = ("Dr.", "Louis", "Esq.", "Tom")
    return name
  }

  @Test("a style says how much of a name is written")
  func styles() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    let expected: [(PersonNameComponentsFormatter.Style, String)] = [
      (.default, "Thomas Clark"), (.short, "Tom"), (.medium, "Thomas Clark"),
      (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
    ]
    for (style, text) in expected {
      formatter.style = style
      #expect(formatter.string(from: clark) == text)
    }
    #expect(formatter.string(for: 3) == nil)
    #expect(formatter.string(from: PersonNameComponents()) == "")
    #expect(PersonNameComponentsFormatter.localizedString(from: clark, style: .short, options: []) == "Tom")
  }

  @Test("format styles write the same")
  func formatStyles() {
    #expect(clark.formatted(.name(style: .long).locale(english)) == "Dr. Thomas Louis Clark Esq.")
    #expect(clark.formatted(PersonNameComponents.FormatStyle(locale: english)) == "Thomas Clark")
    #expect(clark.formatted(.name(style: .abbreviated)) == "TC")
  }

  @Test("names in Chinese, Japanese and Korean begin with the family, and Hungarian names do")
  func familyFirst() {
    #expect(name("太郎", "山田").formatted(.name(style: .medium).locale(english)) == "山田太郎")
    #expect(name("민수", "김").formatted(.name(style: .abbreviated)) == "김")
    #expect(name("Béla", "Bartók").formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla")
  }

  @Test("a phonetic formatter writes how the name is spoken, and nothing if that is unknown")
  func phonetic() {
    let formatter = PersonNameComponentsFormatter()
    formatter.isPhonetic = true
    var yamada = name("太郎", "山田")
    #expect(formatter.string(from: yamada) == "")
    yamada.phoneticRepresentation = name("たろう", "やまだ")
    #expect(formatter.string(from: yamada) == "やまだたろう")
  }

  @Test("a written name is taken apart")
  func reading() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    let read = formatter.personNameComponents(from: "Dr. Thomas Louis Clark Esq.")
    #expect(read?.namePrefix == "Dr.")
    #expect(read?.givenName == "Thomas")
    #expect(read?.middleName == "Louis")
    #expect(read?.familyName == "Clark")
    #expect(read?.nameSuffix == "Esq.")
    #expect(formatter.personNameComponents(from: "Clark, Thomas")?.familyName == "Clark")
    #expect(formatter.personNameComponents(from: "Thomas")?.familyName == nil)
    #expect(formatter.personNameComponents(from: "  ") == nil)
  }
}
