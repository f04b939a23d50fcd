import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Styles of paragraphs") @MainActor
struct NSParagraphStyleTests {
  @Test("what has no effect is kept, with a warning")
  func warnings() {
    let phone = Phone(Text("a"))
    let style = NSMutableParagraphStyle()
    phone.screen.perform {
      style.paragraphSpacing = 1
      style.paragraphSpacingBefore = 2
      style.firstLineHeadIndent = 3
      style.headIndent = 4
      style.tailIndent = 5
      style.minimumLineHeight = 6
      style.maximumLineHeight = 7
      style.lineHeightMultiple = 8
      style.hyphenationFactor = 9
      style.lineSpacing = 10
    }
    #expect(style.paragraphSpacing == 1 && style.paragraphSpacingBefore == 2 && style.firstLineHeadIndent == 3)
    #expect(style.headIndent == 4 && style.tailIndent == 5 && style.minimumLineHeight == 6)
    #expect(style.maximumLineHeight == 7 && style.lineHeightMultiple == 8 && style.hyphenationFactor == 9)
    #expect(phone.issues.count == 2)
    for text in ["lines end at the edge.", "words are not divided."] {
      #expect(phone.issues.contains { $0.contains(text) })
    }
  }

  @Test("are equal by what they have, and copies can be changed")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    #expect(
      fixed == style && fixed.hash == style.hash && fixed != NSParagraphStyle.default
        && !(fixed is NSMutableParagraphStyle))
    let copy = try #require(fixed.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 5
    #expect(copy.alignment == .center && copy != fixed && fixed.lineSpacing == 4)
    copy.setParagraphStyle(NSParagraphStyle.default)
    #expect(copy == NSParagraphStyle())
  }

  @Test("has twelve stops for tabs until an app sets its own, which are kept in order")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    style.defaultTabInterval = 30
    #expect(style.tabStops.map(\.location) == [20, 50] && style != NSParagraphStyle.default)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.map(\.location) == [20])
    #expect((style.copy() as? NSParagraphStyle)?.defaultTabInterval == 30)
  }
}
