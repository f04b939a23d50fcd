import FlowFoundation
import Foundation
import Testing

@Suite("Attributed texts of both kinds") struct NSAttributedStringValuesTests {
  @Test("a text becomes one of the other kind and back, with its attributes")
  func both() throws {
    var text = AttributedString("plain bold link")
    if let range = text.range(of: "link") { text[range].link = URL(string: "https://a.b") }
    if let range = text.range(of: "bold") { text[range].languageIdentifier = "de" }
    let other = NSAttributedString(text)
    #expect(other.string == "plain bold link")
    let place = (other.string as NSString).range(of: "link").location
    #expect(
      other.attribute(NSAttributedString.Key("NSLink"), at: place, effectiveRange: nil) as? URL
        == URL(string: "https://a.b"))
    #expect(AttributedString(other) == text)
  }

  private var linked: AttributedString {
    var text = AttributedString("a")
    text.link = URL(string: "https://a.b")
    return text
  }

  @Test("a link that was added or removed is that of the new text")
  func changes() throws {
    let text = NSMutableAttributedString(attributedString: NSAttributedString(linked))
    text.removeAttribute(NSAttributedString.Key("NSLink"), range: NSRange(location: 0, length: 1))
    #expect(AttributedString(text).link == nil)
    text.addAttribute(NSAttributedString.Key("NSLink"), value: "https://c.d", range: NSRange(location: 0, length: 1))
    #expect(AttributedString(text).link == URL(string: "https://c.d"))
  }

  @Test("an empty text can be made without an argument, and changed")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }
}
