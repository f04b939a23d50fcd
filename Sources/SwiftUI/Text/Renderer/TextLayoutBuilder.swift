import FlowRendering
import Foundation

/// Splits a paragraph into lines and characters: into the lines that are drawn, where they are known, and otherwise by
/// measuring parts of it.
@MainActor
struct TextLayoutBuilder {
  private struct Part {
    var character: Character
    var run: Int
  }

  let paragraph: Paragraph
  let attributes: [[any TextAttribute]]
  let measurer: any TextMeasuring
  let drawing: TextDrawing

  /// The lines of the paragraph at a size, in points.
  func layout(in size: CGSize) -> Text.Layout {
    let metrics = measurer.measure(paragraph, maxWidth: size.width, maxHeight: size.height)
    let parts = paragraph.runs.enumerated().flatMap { index, run in
      (run.attachment == nil ? Array(run.string) : ["\u{FFFC}"]).map { Part(character: $0, run: index) }
    }
    let count = max(1, metrics.lineCount)
    let pitch = count > 1 ? (metrics.lastBaseline - metrics.firstBaseline) / Double(count - 1) : 0
    var lines: [Text.Layout.Line] = []
    let starts = count > 1 ? drawnStarts(parts, in: size) : []
    var start = 0
    while start < parts.count, lines.count < count {
      let next = lines.count + 1
      let end =
        next == count
        ? parts.count
        : starts.indices.contains(next) ? starts[next] : endOfLine(parts, from: start, limit: size.width)
      let baseline = metrics.firstBaseline + pitch * Double(lines.count)
      lines.append(
        line(
          parts, start..<end, baseline: baseline, ascent: metrics.firstBaseline,
          descent: metrics.size.height - metrics.lastBaseline, width: size.width))
      start = end
    }
    return Text.Layout(lines: lines, isTruncated: metrics.isTruncated)
  }

  /// The parts at which the lines begin when the paragraph is drawn; empty if they are not known.
  private func drawnStarts(_ parts: [Part], in size: CGSize) -> [Int] {
    guard let bytes = measurer.lineStarts(of: paragraph, maxWidth: size.width, maxHeight: size.height) else {
      return []
    }
    var starts: [Int] = []
    var offset = 0
    for (index, part) in parts.enumerated() {
      while starts.count < bytes.count, bytes[starts.count] <= offset { starts.append(index) }
      offset += part.character.utf8.count
    }
    return starts
  }

  private func width(_ parts: ArraySlice<Part>) -> CGFloat {
    var runs: [TextRun] = []
    var last = -1
    for part in parts {
      if part.run != last {
        runs.append(paragraph.runs[part.run])
        runs[runs.count - 1].string = ""
        last = part.run
      }
      runs[runs.count - 1].string.append(part.character)
    }
    if runs.isEmpty { return 0 }
    return measurer.measure(Paragraph(runs: runs), maxWidth: nil, maxHeight: nil).size.width
  }

  /// The end of a line that begins at `start`: after the last word that fits, or the last character of a long one.
  private func endOfLine(_ parts: [Part], from start: Int, limit: CGFloat) -> Int {
    let newline = parts[start...].firstIndex { $0.character.isNewline }
    let end = newline ?? parts.count
    let overflow = firstOverflow(parts[start..<end], limit: limit)
    // Spaces at the end of a line hang over.
    guard let place = parts[overflow..<end].firstIndex(where: { $0.character != " " }) else {
      return newline.map { $0 + 1 } ?? end
    }
    if let space = parts[start..<place].lastIndex(where: { $0.character == " " }) { return space + 1 }
    return max(place, start + 1)
  }

  /// The first character that does not fit, or the end: found by bisection, because every measurement reads the whole
  /// beginning.
  private func firstOverflow(_ parts: ArraySlice<Part>, limit: CGFloat) -> Int {
    func fits(_ end: Int) -> Bool { width(parts[parts.startIndex..<end]) <= limit + 0.01 }
    var fitting = parts.startIndex
    var next = min(fitting + 32, parts.endIndex)
    while fits(next) {
      if next == parts.endIndex { return next }
      fitting = next
      next = min(parts.startIndex + 2 * (next - parts.startIndex), parts.endIndex)
    }
    while next - fitting > 1 {
      let middle = (fitting + next) / 2
      if fits(middle) { fitting = middle } else { next = middle }
    }
    return fitting
  }

  private func line(
    _ parts: [Part], _ range: Range<Int>, baseline: Double, ascent: Double, descent: Double, width: CGFloat
  ) -> Text.Layout.Line {
    let lastVisible = range.last { !parts[$0].character.isWhitespace }
    let visible = range.lowerBound..<(lastVisible.map { $0 + 1 } ?? range.lowerBound)
    let length = self.width(parts[visible])
    let room = max(0, width - length)
    let alignment: CGFloat =
      switch paragraph.alignment {
      case .leading: paragraph.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: paragraph.isRightToLeft ? 0 : 1
      }
    let left = room * alignment
    let spans = spans(of: parts[visible], in: parts)
    var runs: [Text.Layout.Run] = []
    var place = visible.lowerBound
    func bounds(_ from: CGFloat, _ to: CGFloat) -> Text.Layout.TypographicBounds {
      var bounds = Text.Layout.TypographicBounds()
      bounds.origin = CGPoint(x: left + from, y: baseline)
      bounds.width = to - from
      bounds.ascent = ascent
      bounds.descent = descent
      return bounds
    }
    while place < visible.upperBound {
      let run = parts[place].run
      let carried = attributes.indices.contains(run) ? attributes[run] : []
      var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
      var slices: [Text.Layout.RunSlice] = []
      while place < visible.upperBound, parts[place].run == run {
        let span = spans[place - visible.lowerBound]
        slices.append(
          Text.Layout.RunSlice(
            drawing: drawing, attributes: carried, characterIndices: [place],
            typographicBounds: bounds(span.left, span.right)))
        (start, end) = (min(start, span.left), max(end, span.right))
        place += 1
      }
      runs.append(
        Text.Layout.Run(
          slices: slices, attributes: carried, layoutDirection: paragraph.isRightToLeft ? .rightToLeft : .leftToRight,
          typographicBounds: bounds(start, end)))
    }
    return Text.Layout.Line(runs: runs, origin: CGPoint(x: left, y: baseline), typographicBounds: bounds(0, length))
  }

  /// The horizontal places of a line's characters, in points from its left edge.
  ///
  /// Stretches of characters with one direction are arranged in the direction of the paragraph, that of its first
  /// letter.
  private func spans(of line: ArraySlice<Part>, in parts: [Part]) -> [(left: CGFloat, right: CGFloat)] {
    let first = parts.lazy.compactMap(\.character.direction).first
    let base = first ?? (paragraph.isRightToLeft ? .rightToLeft : .leftToRight)
    let directions = directions(of: line.map(\.character), base: base)
    let ends = ends(of: line)
    let length = ends.last ?? 0
    var spans: [(left: CGFloat, right: CGFloat)] = []
    while spans.count < directions.count {
      let from = spans.count
      let to = directions[from...].firstIndex { $0 != directions[from] } ?? directions.count
      let start = from == 0 ? 0 : ends[from - 1]
      let origin = base == .rightToLeft ? length - ends[to - 1] : start
      for place in from..<to {
        let before = (place == 0 ? 0 : ends[place - 1]) - start
        let after = ends[place] - start
        let width = ends[to - 1] - start
        spans.append(
          directions[place] == .rightToLeft
            ? (left: origin + width - after, right: origin + width - before)
            : (left: origin + before, right: origin + after))
      }
    }
    return spans
  }

  /// The distances from the start of a line to the ends of its characters.
  ///
  /// A long line is measured in stretches of words, so that the cost is linear. Their widths do not add up exactly to
  /// that of the line, which is kept.
  private func ends(of line: ArraySlice<Part>) -> [CGFloat] {
    var ends: [CGFloat] = []
    ends.reserveCapacity(line.count)
    var start = line.startIndex
    while start < line.endIndex {
      let end = endOfStretch(line, from: start)
      let origin = ends.last ?? 0
      for place in start..<end { ends.append(origin + width(line[start...place])) }
      start = end
    }
    guard let sum = ends.last, sum > 0, endOfStretch(line, from: line.startIndex) < line.endIndex else { return ends }
    let factor = width(line) / sum
    return ends.map { $0 * factor }
  }

  private func endOfStretch(_ line: ArraySlice<Part>, from start: Int) -> Int {
    let least = start + 64
    guard least < line.endIndex else { return line.endIndex }
    return line[least...].firstIndex { $0.character == " " } ?? line.endIndex
  }

  /// The directions of characters: spaces and punctuation between letters of one direction have that direction.
  private func directions(of characters: [Character], base: LayoutDirection) -> [LayoutDirection] {
    let own = characters.map(\.direction)
    var following = own
    for place in own.indices.dropLast().reversed() { following[place] = own[place] ?? following[place + 1] }
    var last: LayoutDirection?
    return own.indices.map { place in
      if let direction = own[place] {
        last = direction
        return direction
      }
      return last == following[place] ? last ?? base : base
    }
  }
}

extension Character {
  /// The direction of a letter or a number; `nil` for spaces and punctuation.
  fileprivate var direction: LayoutDirection? {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return nil }
    if isNumber { return .leftToRight }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}
