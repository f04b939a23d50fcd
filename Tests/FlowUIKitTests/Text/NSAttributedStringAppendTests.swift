import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Texts with attributes that are joined") @MainActor
struct NSAttributedStringAppendTests {
  /// A text of three parts, each with an object of its own.
  private func joined(_ key: NSAttributedString.Key, _ value: () -> Any) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "one", attributes: [key: value()])
    text.append(NSAttributedString(string: "two", attributes: [key: value()]))
    text.append(NSAttributedString(string: "three", attributes: [key: value()]))
    text.addAttribute(key, value: value(), range: NSRange(location: 2, length: 2))
    return text
  }

  @Test("have parts of equal styles, shadows, colors and fonts as one")
  func equalValues() {
    let values: [(NSAttributedString.Key, () -> Any)] = [
      (.paragraphStyle, { NSParagraphStyle() }),
      (.paragraphStyle, { NSMutableParagraphStyle() }),
      (.shadow, { NSShadow() }),
      (.foregroundColor, { UIColor(white: 0, alpha: 1) }),
      (.font, { UIFont.systemFont(ofSize: 12) }),
    ]
    for (key, value) in values {
      let text = joined(key, value)
      #expect(text.string == "onetwothree")
      var whole = NSRange()
      let found = text.attribute(key, at: 0, longestEffectiveRange: &whole, in: NSRange(location: 0, length: 11))
      #expect(found as? NSObject == value() as? NSObject && whole == NSRange(location: 0, length: 11), "\(key)")
    }
  }

  @Test("keep each picture in its place")
  func attachments() {
    let text = NSMutableAttributedString()
    for _ in 0..<3 { text.append(NSAttributedString(attachment: NSTextAttachment())) }
    #expect(text.length == 3)
    var places: [NSTextAttachment] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: 3)) { value, _, _ in
      if let value = value as? NSTextAttachment { places.append(value) }
    }
    #expect(places.count == 3 && places[0] != places[1] && places[1] != places[2])
  }
}
