import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Texts with attributes of HTML") @MainActor
struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  private func attributes(_ word: String, in text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: word)
    return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test("paragraphs, headings, breaks and lists have lines of their own, and spaces are one")
  func blocks() throws {
    #expect(try text("Tea &amp;\n  milk").string == "Tea & milk")
    #expect(try text("<h1>A</h1><p>b<br>c</p><p> d </p>").string == "A\nb\u{2028}c\nd\n")
    #expect(try text("<ul><li>a</li><li>b</li></ul>").string == "\t•\ta\n\t•\tb\n")
    #expect(try text("<ol><li>a<li>b</ol>c").string == "\t1.\ta\n\t2.\tb\nc")
    #expect(try text("<head><title>t</title><style>p{}</style></head><body>x <!-- y --> z</body>").string == "x z\n")
    #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
  }

  @Test("words have the font, the color, the line and the link of their elements")
  func attributes() throws {
    let text = try text(
      "plain <b>bold</b> <i>italic</i> <u>under</u> <font color='#00ff00'>green</font> "
        + "<span style='color: rgb(255, 0, 0); font-size: 20px'>red</span> <a href='https://a.b/c'>link</a>")
    let plain = try #require(attributes("plain", in: text)[.font] as? UIFont)
    let bold = try #require(attributes("bold", in: text)[.font] as? UIFont)
    #expect(plain.pointSize == 12 && !plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let italic = attributes("italic", in: text)[.font] as? UIFont
    #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(attributes("under", in: text)[.underlineStyle] as? Int == 1)
    #expect(attributes("plain", in: text)[.underlineStyle] == nil)
    #expect(attributes("green", in: text)[.foregroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect((attributes("red", in: text)[.font] as? UIFont)?.pointSize == 15)
    #expect(attributes("red", in: text)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes("link", in: text)[.link] as? URL == URL(string: "https://a.b/c"))
  }

  @Test("a text view shows it, with its links")
  func shown() throws {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = try text("<p>Read <a href='https://a.b'>more</a></p>")
    let phone = Phone(Shown(view: view).frame(width: 200, height: 100))
    #expect(phone.texts.contains { $0.contains("Read more") } || phone.nodes.contains { $0.label == "more" })
  }

  @Test("a plain text stays as it is, with the attributes that it is given, and other types warn")
  func others() throws {
    let plain = try NSAttributedString(
      data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "<b>a</b>")
    let phone = Phone(Text("app"))
    phone.screen.perform {
      #expect(throws: CocoaError.self) {
        try NSMutableAttributedString(
          data: Data("a".utf8), options: [.documentType: "NSDocFormat"],
          documentAttributes: nil)
      }
    }
    #expect(phone.issues.contains { $0.contains("the document type NSDocFormat is not read.") })
  }
}
