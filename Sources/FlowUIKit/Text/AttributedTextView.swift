import Foundation
import SwiftUI

/// A text with attributes: its paragraphs below each other, as their styles say.
struct AttributedTextView: View {
  let string: NSAttributedString
  let font: UIFont
  let color: UIColor?
  /// The alignment of paragraphs that have none.
  var alignment = NSTextAlignment.natural
  /// The largest number of lines; 0 for any number. With a limit, the style of the first paragraph holds for all.
  var lineLimit = 0
  /// Whether lines are aligned in all of the width that there is, or in that of the longest one.
  var fillsWidth = false

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let paragraphs = lineLimit == 0 ? string.paragraphs : [string]
    ParagraphStack(values: paragraphs.map(values), alignments: paragraphs.map(textAlignment), fillsWidth: fillsWidth) {
      ForEach(paragraphs.indices, id: \.self) { index in
        let values = values(paragraphs[index])
        paragraphs[index].text(font: font, color: color, indent: values.firstLineHeadIndent - values.headIndent)
          .lineLimit(lineLimit > 0 ? lineLimit : nil)
          .lineSpacing(values.lineSpacing)
          .lineHeight(values.lineHeight(font: paragraphs[index].largestFont ?? font))
          .multilineTextAlignment(textAlignment(paragraphs[index]))
      }
    }
    .shadow(of: string)
  }

  private func values(_ paragraph: NSAttributedString) -> ParagraphValues {
    paragraph.paragraphStyle?.values ?? ParagraphValues()
  }

  private func textAlignment(_ paragraph: NSAttributedString) -> TextAlignment {
    let own = values(paragraph).alignment
    return (own == .natural ? alignment : own).textAlignment(direction)
  }
}

extension NSAttributedString {
  /// The paragraphs without their line breaks; the whole text as one if all have the same style, which needs no space around.
  var paragraphs: [NSAttributedString] {
    var ranges: [NSRange] = []
    var start = 0
    let whole = string as NSString
    while start < length {
      let range = whole.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = range.location + max(1, range.length)
    }
    let all = ranges.map { attributedSubstring(from: $0) }
    let styles = Set(all.map { $0.paragraphStyle?.values ?? ParagraphValues() })
    guard all.count > 1, styles.count > 1 || styles.contains(where: \.separatesParagraphs) else { return [self] }
    return all.map(\.withoutLineBreak)
  }

  private var withoutLineBreak: NSAttributedString {
    guard let last = string.last, last.isNewline else { return self }
    let kept = attributedSubstring(from: NSRange(location: 0, length: length - String(last).utf16.count))
    if kept.length > 0 { return kept }
    // An empty line is as high as its font.
    return NSAttributedString(string: " ", attributes: attributes(at: 0, effectiveRange: nil))
  }

  /// The largest font of the text.
  fileprivate var largestFont: UIFont? {
    var largest: UIFont?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      guard let font = value as? UIFont, font.pointSize > largest?.pointSize ?? 0 else { return }
      largest = font
    }
    return largest
  }
}

extension ParagraphValues {
  /// Whether paragraphs of this style are not like lines of one text.
  fileprivate var separatesParagraphs: Bool {
    paragraphSpacing != 0 || paragraphSpacingBefore != 0 || firstLineHeadIndent != headIndent
  }

  /// The height of the lines; `nil` for that of the fonts.
  fileprivate func lineHeight(font: UIFont) -> AttributedString.LineHeight? {
    var height = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    if height == font.lineHeight { return nil }
    // More space is above the letters.
    return .line(ascent: height + font.descender, height: height)
  }
}

/// Places paragraphs below each other, with their distances, indents and alignments.
private struct ParagraphStack: Layout {
  let values: [ParagraphValues]
  let alignments: [TextAlignment]
  let fillsWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let sizes = sizes(of: subviews, in: proposal.width)
    let longest = zip(sizes, values).map { $0.width + $1.headIndent + $1.rightIndent }.max() ?? 0
    let height = sizes.indices.reduce(0) { $0 + sizes[$1].height + distance(above: $1) }
    if fillsWidth, let width = proposal.width, width.isFinite {
      return CGSize(width: max(width, longest), height: height)
    }
    return CGSize(width: longest, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let sizes = sizes(of: subviews, in: bounds.width)
    var y = bounds.minY
    for index in sizes.indices {
      y += distance(above: index)
      let size = sizes[index]
      let room = room(index, in: bounds.width) ?? size.width
      let share: CGFloat =
        switch alignments[index] {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      let x = bounds.minX + values[index].headIndent + (room - size.width) * share
      subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: room, height: size.height))
      y += size.height
    }
  }

  private func sizes(of subviews: LayoutSubviews, in width: CGFloat?) -> [CGSize] {
    subviews.indices.map { subviews[$0].sizeThatFits(ProposedViewSize(width: room($0, in: width), height: nil)) }
  }

  /// The width of a paragraph's lines.
  private func room(_ index: Int, in width: CGFloat?) -> CGFloat? {
    width.map { max(0, $0 - values[index].headIndent - values[index].rightIndent) }
  }

  private func distance(above index: Int) -> CGFloat {
    if index == 0 { return 0 }
    let before = values[index - 1]
    return before.paragraphSpacing + before.lineSpacing + values[index].paragraphSpacingBefore
  }
}

extension ParagraphValues {
  /// The space between the ends of lines and the edge.
  fileprivate var rightIndent: CGFloat { max(0, -tailIndent) }
}
