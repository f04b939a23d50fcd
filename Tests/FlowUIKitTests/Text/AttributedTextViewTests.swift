import FlowRendering
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Paragraphs of texts with attributes") @MainActor
struct AttributedTextViewTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// A text of paragraphs, each with its style.
  private func text(_ paragraphs: (String, (NSMutableParagraphStyle) -> Void)...) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (index, (string, change)) in paragraphs.enumerated() {
      let style = NSMutableParagraphStyle()
      change(style)
      let end = index == paragraphs.count - 1 ? "" : "\n"
      text.append(
        NSAttributedString(
          string: string + end,
          attributes: [.paragraphStyle: style, .font: font, .foregroundColor: UIColor.red]))
    }
    return text
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func height(_ text: NSAttributedString, width: CGFloat = 200) -> CGFloat {
    label(text).sizeThatFits(CGSize(width: width, height: 1000)).height
  }

  /// The rectangles of the red lines of a label of 200 by 200 points, from above.
  private func lines(_ text: NSAttributedString) throws -> [CGRect] {
    let phone = Phone(Shown(view: label(text)).frame(width: 200, height: 200))
    let picture = try #require(phone.screen.picture(scale: 1))
    let left = (picture.width - 200) / 2
    var lines: [CGRect] = []
    for y in 0..<picture.height {
      let red = (0..<200).filter { picture[left + $0, y].red > 150 && picture[left + $0, y].green < 150 }
      guard let first = red.first, let last = red.last else { continue }
      let row = CGRect(x: first, y: y, width: last - first + 1, height: 1)
      if let line = lines.last, line.maxY == row.minY {
        lines[lines.count - 1] = line.union(row)
      } else {
        lines.append(row)
      }
    }
    return lines
  }

  @Test("each paragraph has its own alignment")
  func alignments() throws {
    let lines = try lines(
      text(("■■", { $0.alignment = .left }), ("■■", { $0.alignment = .center }), ("■■", { $0.alignment = .right })))
    #expect(lines.count == 3)
    #expect(lines[0].minX < 5 && abs(lines[1].midX - 100) < 2 && lines[2].maxX > 195)
  }

  @Test("spaces are between paragraphs, not around them nor between their lines")
  func spacing() {
    let plain = height(text(("a", { _ in }), ("b", { _ in })))
    #expect(height(text(("a", { $0.paragraphSpacing = 10 }), ("b", { $0.paragraphSpacing = 10 }))) == plain + 10)
    #expect(
      height(text(("a", { $0.paragraphSpacingBefore = 7 }), ("b", { $0.paragraphSpacingBefore = 7 }))) == plain + 7)
    let both = text(("a", { $0.paragraphSpacing = 10 }), ("b", { $0.paragraphSpacingBefore = 7 }))
    #expect(height(both) == plain + 17)
    let one = height(text(("a a a a a a a a a a a a", { _ in })), width: 60)
    #expect(height(text(("a a a a a a a a a a a a", { $0.paragraphSpacing = 10 })), width: 60) == one)
  }

  @Test("lines are as high as the style says, and letters at their lower edge")
  func lineHeights() throws {
    let line = height(text(("■", { _ in })))
    #expect(abs(height(text(("■", { $0.lineHeightMultiple = 2 }))) - 2 * font.lineHeight) <= 1)
    #expect(
      height(text(("■", { $0.minimumLineHeight = 50 }))) == 50
        && height(text(("■", { $0.minimumLineHeight = 5 }))) == line)
    #expect(height(text(("■", { $0.maximumLineHeight = 12 }))) == 12)
    #expect(height(text(("■", { $0.maximumLineHeight = 90 }))) == line)
    let two = try lines(text(("■\u{2028}■", { $0.minimumLineHeight = 50 })))
    #expect(two.count == 2 && abs(two[1].minY - two[0].minY - 50) <= 1)
  }

  @Test("lines begin and end at the indents")
  func indents() throws {
    let plain = try lines(text(("■■", { _ in })))[0]
    let indented = try lines(
      text(
        (
          "■■",
          {
            $0.headIndent = 30
            $0.firstLineHeadIndent = 30
          }
        )))[0]
    #expect(abs(indented.minX - plain.minX - 30) <= 1)
    let first = try lines(text(("■■\u{2028}■■", { $0.firstLineHeadIndent = 40 })))
    #expect(first.count == 2 && abs(first[0].minX - first[1].minX - 40) <= 1)
    let right = try lines(
      text(
        (
          "■■",
          {
            $0.alignment = .right
            $0.tailIndent = -50
          }
        )))[0]
    #expect(abs(right.maxX - 150) <= 3)
  }

  @Test("the rectangle that a text needs is that of a label with it")
  func measuring() {
    let string = text(
      (
        "a a a a a",
        {
          $0.lineSpacing = 6
          $0.paragraphSpacing = 3
        }
      ), ("b", { $0.lineHeightMultiple = 1.5 }))
    let rect = string.boundingRect(
      with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.height - height(string, width: 50)) <= 1 && rect.height > font.lineHeight * 3)
  }

  @Test("with a limit of lines, the style of the first paragraph holds")
  func limits() {
    let label = label(text(("a", { $0.paragraphSpacing = 10 }), ("b", { _ in }), ("c", { _ in })))
    let whole = label.sizeThatFits(CGSize(width: 200, height: 1000)).height
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).height < whole - font.lineHeight)
  }

  @Test("a first line begins before the others")
  func hanging() throws {
    let plain = try #require(try lines(text(("■ ■■■ ■", { _ in }))).first)
    let hanging = text(("■ ■■■ ■\u{2028}■■", { $0.headIndent = 40 }))
    let lines = try lines(hanging)
    try #require(lines.count == 2)
    #expect(abs(lines[0].minX - plain.minX) <= 1 && abs(lines[0].width - plain.width) <= 2)
    #expect(abs(lines[1].minX - plain.minX - 40) <= 1)
    #expect(abs(height(hanging) - height(text(("■\u{2028}■", { _ in })))) <= 1)
    let short = try self.lines(text(("■", { $0.headIndent = 40 })))
    #expect(short.count == 1 && abs(short[0].minX - plain.minX) <= 1)
  }

  @Test("what is behind the first tab of a paragraph begins at its stop")
  func tabs() throws {
    let plain = try #require(try lines(text(("■■", { _ in }))).first)
    func stop(_ style: NSMutableParagraphStyle) {
      style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    }
    let bullet = try lines(
      text(
        (
          "■\t■■\u{2028}■■",
          {
            stop($0)
            $0.headIndent = 50
          }
        )))
    try #require(bullet.count == 2)
    #expect(abs(bullet[0].minX - plain.minX) <= 1 && abs(bullet[0].maxX - plain.maxX - 50) <= 1)
    #expect(abs(bullet[1].minX - plain.minX - 50) <= 1)
    let column = try lines(text(("■\t■■", stop)))
    #expect(column.count == 1 && abs(column[0].maxX - plain.maxX - 50) <= 1)
  }

  @Test("a first line that is not aligned at its beginning is reported if it should begin before the others")
  func hangingInTheMiddle() {
    let string = text(
      (
        "a",
        {
          $0.headIndent = 20
          $0.alignment = .center
        }
      ))
    let phone = Phone(Shown(view: label(string)).frame(width: 200, height: 200))
    #expect(
      phone.issues.count == 1
        && phone.issues[0].contains("a line that is not aligned at its beginning begins with the others."))
  }

  @Test("an empty paragraph is as high as its font")
  func emptyParagraphs() {
    let three = text(("a", { $0.paragraphSpacing = 1 }), ("", { $0.paragraphSpacing = 1 }), ("b", { _ in }))
    let two = text(("a", { $0.paragraphSpacing = 1 }), ("b", { _ in }))
    #expect(abs(height(three) - height(two) - font.lineHeight - 1) <= 1)
  }
}
