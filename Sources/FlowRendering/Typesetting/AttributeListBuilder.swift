import CPangoCairo

/// Builds Pango's attributes for a part of a paragraph.
struct AttributeListBuilder {
  let paragraph: Paragraph
  let source: ParagraphSource
  let fonts: [ResolvedFont]
  /// The sizes of the attachments, by run.
  let attachments: [Int: AttachmentBox]
  /// The correction per character of each run in addition to its font's tracking, in Pango's units.
  let corrections: [Int32]
  /// The additional tracking of every run in points, for tightening.
  var extraTracking = 0.0
  /// Bytes between which no line is broken.
  var unbroken: Range<Int>?

  /// - Parameter range: The bytes of the paragraph at the start of the laid-out text.
  /// - Returns: A `PangoAttrList` that the caller owns.
  func makeList(range: Range<Int>) -> OpaquePointer {
    let list = makeItemList(range: range)
    // Words that do not fit a line are broken without a hyphen, as in SwiftUI.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    let unbroken = unbroken.map { [$0.clamped(to: range)] } ?? []
    for word in HangulWords.ranges(in: source.bytes, range) + unbroken where !word.isEmpty {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(word.lowerBound - range.lowerBound)
      attribute.pointee.end_index = UInt32(word.upperBound - range.lowerBound)
      pango_attr_list_insert(list, attribute)
    }
    return list
  }

  /// The attributes that divide a text into items of one font and spacing.
  ///
  /// - Parameter range: The bytes of the paragraph at the start of the laid-out text.
  /// - Returns: A `PangoAttrList` that the caller owns.
  func makeItemList(range: Range<Int>) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    let first = source.run(at: range.lowerBound)
    var start = first > 0 ? source.ends[first - 1] : 0
    for index in first..<source.ends.count {
      let end = source.ends[index]
      defer { start = end }
      let isLast = index == source.ends.count - 1
      guard start < range.upperBound else { break }
      guard end > range.lowerBound || isLast else { continue }
      let low = max(start, range.lowerBound) - range.lowerBound
      // Text appended at the end (an ellipsis) has the style of the last run.
      let high = isLast || end >= range.upperBound ? Int(Int32.max) : end - range.lowerBound
      add(run: index, low: low, high: high, bytes: max(start, range.lowerBound)..<min(end, range.upperBound), to: list)
    }
    return list
  }

  private func add(run index: Int, low: Int, high: Int, bytes: Range<Int>, to list: OpaquePointer) {
    let run = paragraph.runs[index]
    let font = fonts[index]
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ low: Int, _ high: Int) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(low)
      attribute.pointee.end_index = UInt32(high)
      pango_attr_list_insert(list, attribute)
    }
    if fonts.count > 1 { insert(pango_attr_font_desc_new(font.description), low, high) }
    if let box = attachments[index] {
      var rectangle = PangoRectangle(
        x: 0, y: PangoUnits.units(-box.ascent), width: PangoUnits.units(box.width),
        height: PangoUnits.units(box.ascent + box.descent))
      insert(pango_attr_shape_new(&rectangle, &rectangle), low, high)
      return
    }
    if run.font.usesMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), low, high) }
    switch run.font.smallCaps {
    case .none: break
    case .lowercase: insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS), low, high)
    case .uppercase: insert(pango_attr_variant_new(PANGO_VARIANT_UNICASE), low, high)
    case .all: insert(pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS), low, high)
    }
    let custom = run.kerning + run.tracking + extraTracking
    let spacing = PangoUnits.units(font.tracking + custom) + corrections[index]
    let otherSpacing = PangoUnits.units(custom)
    TextClasses.forEachRange(in: source.bytes, bytes) { range, kind in
      let units: Int32 =
        switch kind {
        case .western: spacing
        case .joined: 0
        case .other: otherSpacing
        }
      func insertSpacing(_ units: Int32, _ part: Range<Int>) {
        guard units != 0, !part.isEmpty else { return }
        let end = part.upperBound == bytes.upperBound ? high : low + part.upperBound - bytes.lowerBound
        insert(pango_attr_letter_spacing_new(units), low + part.lowerBound - bytes.lowerBound, end)
      }
      if kind == .other {
        // Parts without Hangul, and the syllables between them.
        let syllables = PangoUnits.units(
          custom + HangulWords.syllableCorrection(weight: run.font.weight) * run.font.size)
        var next = range.lowerBound
        for part in HangulWords.syllables(in: source.bytes, range) {
          insertSpacing(units, next..<part.lowerBound)
          insertSpacing(syllables, part)
          next = part.upperBound
        }
        return insertSpacing(units, next..<range.upperBound)
      }
      guard kind == .western, font.spaceTracking != 0 else { return insertSpacing(units, range) }
      let spaceUnits = PangoUnits.units(font.tracking + font.spaceTracking + custom) + corrections[index]
      var next = range.lowerBound
      for space in range where source.bytes[space] == 0x20 {
        insertSpacing(units, next..<space)
        insertSpacing(spaceUnits, space..<space + 1)
        next = space + 1
      }
      insertSpacing(units, next..<range.upperBound)
    }
  }
}

/// The size of an attachment in its line, in points.
struct AttachmentBox {
  var width: Double
  var ascent: Double
  var descent: Double
}
