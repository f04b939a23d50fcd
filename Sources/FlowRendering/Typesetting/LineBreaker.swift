/// Breaks a shaped text into lines where Pango does.
///
/// Pango places one item after the other - a style, or a word if spaces have another spacing - and breaks one that does
/// not fit at the last place between words at which the line fits, or else between characters. It shapes the parts of a
/// broken item again, which changes the last advance if that depends on the next character: so does this, where
/// HarfBuzz says that it may.
struct LineBreaker {
  /// The part of an item on a line.
  struct Segment {
    let glyphs: Range<Int>

    /// The index of the item's style.
    let part: Int
    let spacing: Int32

    /// The glyphs, if they differ from those of the whole text.
    var reshaped: [ShapedText.Glyph]?
  }

  struct Line {
    var segments: [Segment] = []

    /// The bytes of the text, with the space at which the line is broken.
    var bytes: Range<Int>

    /// The first glyph of the next line, and its byte; `nil` if there is none.
    var next: (glyph: Int, byte: Int)?

    /// Whether the line is broken at its last glyph, a space, which then takes no space.
    var hangs = false

    /// The last glyph that matters for where this line and those before it end.
    var reach: Int

    /// The width in points without the space at which the line is broken, and the width of that.
    var width = 0.0
    var trailingSpace = 0.0

    /// The width that has to fit the limit, in Pango's units: with all of the space at both ends.
    var neededUnits = 0
  }

  private enum Fit {
    case all(width: Int, reshaped: [ShapedText.Glyph]?)

    /// A number of the item's glyphs: zero if the line has to be broken before it.
    case some(Int)
    case none
  }

  private let text: BreakableText

  /// The width of a line in Pango's units, or `nil` for lines of any width.
  private let limit: Int?

  /// Glyphs between which no line is broken.
  private let unbroken: Range<Int>?

  /// Shapes a part of an item, with the byte at which it begins, on its own.
  private let shape: (Segment, Int) -> [ShapedText.Glyph]?

  private var reach = 0
  private var lineStart = 0
  private var lineByte = 0

  init(
    _ text: BreakableText, limit: Int?, unbroken: Range<Int>? = nil,
    shape: @escaping (Segment, Int) -> [ShapedText.Glyph]?
  ) {
    self.text = text
    self.limit = limit
    self.unbroken = unbroken
    self.shape = shape
  }

  /// The line that begins at a glyph.
  ///
  /// - Parameters:
  ///   - byte: The place of the glyph in the text.
  ///   - paragraphEnd: The next line break, or the end of the text.
  mutating func line(from start: Int, byte: Int, paragraphEnd: Int) -> Line {
    (reach, lineStart, lineByte) = (start, start, byte)
    var line = Line(bytes: byte..<byte, reach: start)
    var place = start
    var remaining = limit ?? 0
    var lastBreak: (count: Int, remaining: Int, place: Int)?
    var isWrapped = false
    while place < paragraphEnd, !isWrapped {
      var item = text.item(at: place, paragraphEnd: paragraphEnd)
      var fit = fit(item, in: remaining, isFirst: line.segments.isEmpty, force: lastBreak == nil, breaksInside: false)
      if case .none = fit, let last = lastBreak {
        line.segments.removeLast(line.segments.count - last.count)
        (place, remaining) = (last.place, last.remaining)
        item = text.item(at: place, paragraphEnd: paragraphEnd)
        fit = self.fit(item, in: remaining, isFirst: line.segments.isEmpty, force: true, breaksInside: true)
      }
      var segment = item.segment(to: item.glyphs.upperBound)
      switch fit {
      case .all(let width, let reshaped):
        if canBreak(in: item.glyphs, atStart: !line.segments.isEmpty) {
          lastBreak = (line.segments.count, remaining, place)
        }
        segment.reshaped = reshaped
        line.segments.append(segment)
        remaining = max(0, remaining - width)
        place = item.glyphs.upperBound
      case .some(let count):
        if count > 0 {
          segment = item.segment(to: place + count)
          segment.reshaped = reshaped(segment)
          line.segments.append(segment)
          place += count
        }
        isWrapped = true
      case .none: isWrapped = true
      }
    }
    line.hangs = isWrapped && place > start && text.isWhite(place - 1)
    let end = byte + text.byteCount(of: start..<place)
    line.bytes = byte..<end
    if place < paragraphEnd {
      line.next = (place, end)
    } else if paragraphEnd < text.count {
      line.next = (paragraphEnd + 1, end + 1)
    }
    // Where a text may be broken depends on the next character, too.
    line.reach = max(reach, place) + 1
    measure(&line)
    return line
  }

  // MARK: - Items

  private mutating func fit(
    _ item: BreakableText.Item, in remaining: Int, isFirst: Bool, force: Bool, breaksInside: Bool
  ) -> Fit {
    guard limit != nil else { return .all(width: 0, reshaped: reshaped(item.segment(to: item.glyphs.upperBound))) }
    let end = item.glyphs.upperBound
    let saved = !breaksInside && canBreak(before: end, .words) ? widthSaved(before: end, in: item) : 0
    let isOnly = isFirst && item.glyphs.count == 1 && !text.hasSeveralCharacters(item.glyphs.lowerBound)
    var whole = width(of: item, upTo: isOnly ? .max : remaining - saved)
    if !breaksInside, let width = whole, isOnly || width + saved <= remaining {
      let own = reshaped(item.segment(to: end))
      whole = own.map { self.width($0, item) } ?? width
      if let whole, isOnly || whole + saved <= remaining { return .all(width: whole, reshaped: own) }
    }
    let total = whole.map { $0 + saved } ?? .max
    for kind in [BreakableText.Break.words, .characters] {
      let (count, best) = findBreak(
        item, total: total, in: remaining, isFirst: isFirst, kind, breaksInside: breaksInside)
      if best <= remaining || (force && kind == .characters) {
        if count < item.glyphs.count { return .some(count) }
        return .all(width: best, reshaped: reshaped(item.segment(to: end)))
      }
      // Words are broken only in a line without another break.
      if !force { return .none }
    }
    return .none
  }

  /// Finds the last place at which a line fits, or else the one at which it is shortest.
  ///
  /// - Parameter total: The width of the item.
  /// - Returns: The number of glyphs before that place - all if there is none -, and their width.
  private mutating func findBreak(
    _ item: BreakableText.Item, total: Int, in remaining: Int, isFirst: Bool, _ kind: BreakableText.Break,
    breaksInside: Bool
  ) -> (count: Int, width: Int) {
    let (start, end) = (item.glyphs.lowerBound, item.glyphs.upperBound)
    var (count, best) = (item.glyphs.count, total)
    var width = 0
    for place in start...(breaksInside ? end - 1 : end) {
      reach = max(reach, place)
      let saved = widthSaved(before: place, in: item)
      // A break between words that does not fit is not used; between characters, the shortest one is.
      if min(width, width + saved) > remaining + item.safety, kind == .words || count < item.glyphs.count { break }
      if place > start || !isFirst, canBreak(before: place, kind) {
        if place == start || width + saved < remaining - item.safety {
          (count, best) = (place - start, width + saved)
        } else {
          let own = reshaped(item.segment(to: place)).map { self.width($0, item) } ?? width
          // A space at the very end takes its space.
          let measured = own + (place < end || !item.isLast ? saved : 0)
          if count == item.glyphs.count || measured <= remaining || measured < best {
            (count, best) = (place - start, measured)
          }
        }
      }
      if place < end { width += text.advance(of: place, in: item) }
    }
    return (count, best)
  }

  private func canBreak(before glyph: Int, _ kind: BreakableText.Break) -> Bool {
    if let unbroken, unbroken.lowerBound < glyph, glyph < unbroken.upperBound { return false }
    return text.canBreak(before: glyph, kind)
  }

  /// Whether an item can be broken between words.
  private func canBreak(in glyphs: Range<Int>, atStart: Bool) -> Bool {
    var place = atStart ? glyphs.lowerBound : glyphs.lowerBound + 1
    while place < glyphs.upperBound {
      if canBreak(before: place, .words) { return true }
      place += 1
    }
    return false
  }

  /// The width of a space at the end of a line, as a negative number.
  private func widthSaved(before glyph: Int, in item: BreakableText.Item) -> Int {
    glyph > item.glyphs.lowerBound && text.isWhite(glyph - 1) ? -text.advance(of: glyph - 1, in: item) : 0
  }

  /// The width of an item; `nil` if it is wider than a limit.
  private mutating func width(of item: BreakableText.Item, upTo limit: Int) -> Int? {
    var width = 0
    for glyph in item.glyphs {
      width += text.advance(of: glyph, in: item)
      if width > limit, item.advancesAll {
        reach = max(reach, glyph)
        return nil
      }
    }
    reach = max(reach, item.glyphs.upperBound)
    return width
  }

  private func width(_ glyphs: [ShapedText.Glyph], _ item: BreakableText.Item) -> Int {
    glyphs.reduce(0) { $0 + Int($1.advance) + Int(item.spacing) }
  }

  /// The glyphs of a part of an item on its own; `nil` if they are those of the whole text.
  private func reshaped(_ segment: Segment) -> [ShapedText.Glyph]? {
    if text.isJoint(segment.glyphs.lowerBound), text.isJoint(segment.glyphs.upperBound) { return nil }
    return shape(segment, lineByte + text.byteCount(of: lineStart..<segment.glyphs.lowerBound))
  }

  // MARK: - Widths

  private func measure(_ line: inout Line) {
    guard let first = line.segments.first, let last = line.segments.last else { return }
    var units = 0
    for segment in line.segments {
      if let own = segment.reshaped {
        for glyph in own { units &+= Int(glyph.advance) }
      } else {
        for glyph in segment.glyphs { units &+= Int(text.glyphs[glyph].advance) }
      }
      units &+= segment.glyphs.count &* Int(segment.spacing)
    }
    let isAlone = line.hangs && last.glyphs.count == 1
    if line.hangs {
      let space = last.glyphs.upperBound - 1
      units -= Int(last.reshaped?.last?.advance ?? text.glyphs[space].advance) + Int(last.spacing)
      if text.isSpace(space) {
        line.trailingSpace = text.parts[last.part].font.spaceWidth + PangoUnits.points(last.spacing)
      }
    }
    line.neededUnits = units
    if !line.hangs, last.glyphs.upperBound == text.count, text.isWhite(text.count - 1) {
      // So may a space at the very end, if that makes the line fit.
      line.neededUnits -= Int(last.reshaped?.last?.advance ?? text.glyphs[text.count - 1].advance) + Int(last.spacing)
    }
    // There is no space at the ends of a line, and half of it counts.
    if !(isAlone && line.segments.count == 1) { units -= Int(Spread.left(of: first.spacing)) }
    if !isAlone { units -= Int(last.spacing - Spread.left(of: last.spacing)) }
    let ends = PangoUnits.points(first.spacing) + (isAlone ? 0 : PangoUnits.points(last.spacing))
    line.width = max(0, PangoUnits.points(units) + ends / 2)
  }
}

extension LineBreaker.Line {
  /// The glyphs with the space between them, as Pango distributes it: half on both sides of each, and none at the ends
  /// of the line.
  func runs(of text: BreakableText) -> [GlyphRun] {
    var start = bytes.lowerBound
    return segments.indices.map { index in
      let segment = segments[index]
      let left = Spread.left(of: segment.spacing)
      var glyphs = [TextGlyph](unsafeUninitializedCapacity: segment.glyphs.count) { buffer, count in
        for index in segment.glyphs {
          let glyph = segment.reshaped?[index - segment.glyphs.lowerBound] ?? text.glyphs[index]
          buffer.initializeElement(
            at: count,
            to: TextGlyph(
              id: UInt32(glyph.id), start: Int32(truncatingIfNeeded: start), advance: glyph.advance &+ segment.spacing,
              x: left))
          count += 1
          start &+= Int(glyph.length)
        }
      }
      let isLast = index == segments.count - 1
      var end = glyphs.count - 1
      if isLast, hangs {
        glyphs[end] = TextGlyph(id: TextGlyph.empty, start: glyphs[end].start, advance: 0)
        end -= 1
      }
      if index == 0, end >= 0 {
        glyphs[0].advance &-= left
        glyphs[0].x = 0
      }
      if isLast, end >= 0 { glyphs[end].advance &-= segment.spacing &- left }
      let font = text.parts[segment.part].font
      let look = text.look(of: segment.glyphs.lowerBound)
      return GlyphRun(
        run: segment.part, isRightToLeft: false, isEllipsis: false, isHangul: look?.isHangul ?? false, font: font,
        face: look?.face ?? font.face, glyphs: glyphs)
    }
  }
}

/// How Pango distributes space between glyphs.
enum Spread {
  /// The part of the space that is on the left of a glyph.
  static func left(of spacing: Int32) -> Int32 {
    let half = spacing / 2
    // Whole points are divided into whole points.
    return spacing & 1023 == 0 ? (half &+ 512) & ~1023 : half
  }
}
