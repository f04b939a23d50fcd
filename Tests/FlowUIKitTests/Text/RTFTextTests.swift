import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Texts with attributes of RTF") @MainActor
struct RTFTextTests {
  private func text(_ rtf: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(rtf.utf8), options: [:], documentAttributes: nil)
  }

  private func attributes(_ word: String, in text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: word)
    return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test("words and numbers stand for letters, and tables and unknown groups are no text")
  func letters() throws {
    #expect(
      try text(
        "{\\rtf1\\ansi{\\fonttbl{\\f0\\fnil Helvetica;}}{\\*\\other x}{\\info{\\author y}}a\\par b\\tab c\\\\\\{}"
      ).string
        == "a\nb\tc\\{")
    #expect(try text("{\\rtf1 \\'e9\\u8364?\\u-10179?\\u-8694? \\bullet\\~.}").string == "é€😊 •\u{A0}.")
    #expect(try text("{\\rtf1\\uc0 \\u233 x\nz}").string == "éxz")
  }

  @Test("text has the font, the color, the lines, the link and the alignment of its words")
  func words() throws {
    let text = try text(
      "{\\rtf1{\\colortbl;\\red255\\green0\\blue0;}\\qc plain{\\b\\fs40  bold}{\\i  italic}{\\ul\\strike  lines}{\\cf1  red}"
        + "{\\field{\\*\\fldinst{HYPERLINK \"https://a.b/c\"}}{\\fldrslt  link}} end}")
    #expect(text.string == "plain bold italic lines red link end")
    let bold = try #require(attributes("bold", in: text)[.font] as? UIFont)
    #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let italic = try #require(attributes("italic", in: text)[.font] as? UIFont)
    #expect(italic.pointSize == 12 && italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(attributes("lines", in: text)[.underlineStyle] as? Int == 1)
    #expect(attributes("lines", in: text)[.strikethroughStyle] as? Int == 1)
    #expect(attributes("red", in: text)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes("link", in: text)[.link] as? URL == URL(string: "https://a.b/c"))
    #expect(attributes("end", in: text)[.link] == nil && attributes("end", in: text)[.foregroundColor] == nil)
    #expect((attributes("end", in: text)[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test(
    "a text that is written and read again is the same",
    arguments: [
      NSAttributedString.DocumentType.rtf, .rtfd,
    ])
  func roundTrip(_ type: NSAttributedString.DocumentType) throws {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "A {big} \\ 😊\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)]))
    text.append(
      NSAttributedString(
        string: "blue\tline",
        attributes: [
          .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1), .underlineStyle: 1, .paragraphStyle: centered,
        ]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
    let read = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
    #expect(read.string == text.string)
    let font = try #require(attributes("big", in: read)[.font] as? UIFont)
    #expect(font.pointSize == 24 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let line = attributes("blue", in: read)
    #expect(line[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(line[.underlineStyle] as? Int == 1 && (line[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(attributes("big", in: read)[.underlineStyle] == nil)
  }

  @Test("a part is written as a plain text, and what cannot be written or read is an error")
  func documents() throws {
    let text = NSAttributedString(string: "café au lait")
    let all = NSRange(location: 0, length: text.length)
    let plain = try text.data(
      from: NSRange(location: 0, length: 4),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.plain
      ])
    #expect(String(data: plain, encoding: .utf8) == "café")
    #expect(throws: CocoaError(.inapplicableTypeToWrite)) { try text.data(from: all) }
    let html = [NSAttributedString.DocumentAttributeKey.documentType: NSAttributedString.DocumentType.html]
    #expect(throws: CocoaError(.inapplicableTypeToWrite)) { try text.data(from: all, documentAttributes: html) }
    #expect(throws: CocoaError(.inapplicableTypeToRead)) {
      try NSAttributedString(
        data: Data("no RTF".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }
}
