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
  @Environment(\.self) private var environment

  var body: some View {
    let parts = (lineLimit == 0 ? string.paragraphs : [string]).flatMap(parts)
    ParagraphStack(parts: parts, fillsWidth: fillsWidth) {
      ForEach(parts.indices, id: \.self) { index in
        let (string, values) = (parts[index].string, parts[index].values)
        string.text(font: font, color: color, indent: values.firstLineHeadIndent - values.headIndent)
          .lineLimit(lineLimit > 0 ? lineLimit : nil)
          .lineSpacing(values.lineSpacing)
          .lineHeight(values.lineHeight(font: string.largestFont ?? font))
          .multilineTextAlignment(parts[index].alignment)
      }
    }
    .shadow(of: string)
  }

  /// The parts of a paragraph: the beginning of a first line that is before the others is one of its own.
  private func parts(of paragraph: NSAttributedString) -> [ParagraphPart] {
    var values = paragraph.paragraphStyle?.values ?? ParagraphValues()
    let alignment = (values.alignment == .natural ? alignment : values.alignment).textAlignment(direction)
    guard alignment == .leading, values.firstLineHeadIndent < values.headIndent || values.tabStops != nil,
      let beginning = paragraph.beginning(in: values, width: width)
    else { return [ParagraphPart(string: paragraph, values: values, alignment: alignment)] }
    let start = ParagraphPart(
      string: paragraph.part(0..<beginning.length).withoutTab, values: values.withoutHangingLine, alignment: alignment,
      isBeginning: beginning.length < paragraph.length)
    guard start.isBeginning else { return [start] }
    values.firstLineHeadIndent = beginning.end
    return [
      start,
      ParagraphPart(
        string: paragraph.part(beginning.length..<paragraph.length), values: values, alignment: alignment),
    ]
  }

  /// The width of a text in one line with its spaces at the end, in points.
  private func width(of text: NSAttributedString) -> CGFloat {
    guard text.length > 0 else { return 0 }
    // A text without a visible character at its end has no width there.
    let dot = NSAttributedString(string: ".", attributes: text.attributes(at: text.length - 1, effectiveRange: nil))
    let whole = NSMutableAttributedString(attributedString: text)
    whole.append(dot)
    func measure(_ string: NSAttributedString) -> CGFloat {
      Measurement.size(of: string.text(font: font, color: color), for: .unspecified, in: environment).width
    }
    return measure(whole) - measure(dot)
  }
}

/// A text of one style in a stack of paragraphs.
private struct ParagraphPart {
  let string: NSAttributedString
  let values: ParagraphValues
  let alignment: TextAlignment
  /// Whether the next part continues the line.
  var isBeginning = false
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

  /// The beginning of a paragraph up to where the other lines begin, or up to the first tab.
  ///
  /// - Parameter width: The width of a text in one line, in points.
  /// - Returns: The length of the beginning, and where it ends in points; `nil` if nothing sets it apart.
  fileprivate func beginning(
    in values: ParagraphValues, width: (NSAttributedString) -> CGFloat
  ) -> (length: Int, end: CGFloat)? {
    let text = string as NSString
    let isHanging = values.firstLineHeadIndent < values.headIndent
    guard isHanging || text.range(of: "\t").location != NSNotFound else { return nil }
    let separators = CharacterSet(charactersIn: isHanging ? " \t" : "\t")
    var (place, end) = (0, values.firstLineHeadIndent)
    while place < length {
      let found = text.rangeOfCharacter(
        from: separators, options: [], range: NSRange(location: place, length: length - place))
      let next = found.location == NSNotFound ? length : found.location + found.length
      let part = part(place..<next)
      // The line ends before the others begin.
      if part.string.contains(where: \.isNewline) { return nil }
      end += width(part.withoutTab)
      if part.string.hasSuffix("\t") { end = values.tabStop(after: end) }
      place = next
      if end >= values.headIndent { break }
    }
    return (place, max(end, values.headIndent))
  }

  fileprivate func part(_ range: Range<Int>) -> NSAttributedString {
    attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
  }

  /// The text without the tab at its end.
  fileprivate var withoutTab: NSAttributedString { string.hasSuffix("\t") ? part(0..<length - 1) : self }

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
    paragraphSpacing != 0 || paragraphSpacingBefore != 0 || firstLineHeadIndent != headIndent || tabStops != nil
  }

  /// The values for a text of one line, which begins where the first one does.
  fileprivate var withoutHangingLine: ParagraphValues {
    var values = self
    values.headIndent = firstLineHeadIndent
    return values
  }

  /// The place of the first tab stop behind a place, in points.
  fileprivate func tabStop(after place: CGFloat) -> CGFloat {
    let stops = (tabStops ?? NSTextTab.standard).map(\.location).sorted()
    if let stop = stops.first(where: { $0 > place }) { return stop }
    return defaultTabInterval > 0 ? ((place / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval : place
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
  let parts: [ParagraphPart]
  let fillsWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let sizes = sizes(of: subviews, in: proposal.width)
    let longest = zip(sizes, parts).map { $0.width + $1.values.headIndent + $1.values.rightIndent }.max() ?? 0
    let height = sizes.indices.reduce(0) { $0 + (parts[$1].isBeginning ? 0 : sizes[$1].height) + distance(above: $1) }
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
      let (size, values) = (sizes[index], parts[index].values)
      let room = room(index, in: bounds.width) ?? size.width
      let share: CGFloat =
        switch parts[index].alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      let x = bounds.minX + values.headIndent + (room - size.width) * share
      let proposal = ProposedViewSize(width: room, height: size.height)
      guard parts[index].isBeginning, index + 1 < sizes.count else {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: proposal)
        y += size.height
        continue
      }
      // On the baseline of the line that it begins.
      let rest = ProposedViewSize(width: self.room(index + 1, in: bounds.width), height: nil)
      let rise =
        subviews[index + 1].dimensions(in: rest)[.firstTextBaseline]
        - subviews[index].dimensions(in: proposal)[.firstTextBaseline]
      subviews[index].place(at: CGPoint(x: x, y: y + rise), proposal: proposal)
    }
  }

  private func sizes(of subviews: LayoutSubviews, in width: CGFloat?) -> [CGSize] {
    subviews.indices.map { subviews[$0].sizeThatFits(ProposedViewSize(width: room($0, in: width), height: nil)) }
  }

  /// The width of a paragraph's lines.
  private func room(_ index: Int, in width: CGFloat?) -> CGFloat? {
    width.map { max(0, $0 - parts[index].values.headIndent - parts[index].values.rightIndent) }
  }

  private func distance(above index: Int) -> CGFloat {
    // The beginning of a line and its rest are beside each other.
    if index == 0 || parts[index - 1].isBeginning { return 0 }
    let before = parts[index - 1].values
    return before.paragraphSpacing + before.lineSpacing + parts[index].values.paragraphSpacingBefore
  }
}

extension ParagraphValues {
  /// The space between the ends of lines and the edge.
  fileprivate var rightIndent: CGFloat { max(0, -tailIndent) }
}
