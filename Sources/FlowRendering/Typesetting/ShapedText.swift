import Foundation

/// The glyphs of a text on one line, each with the totals up to it.
struct ShapedText {
  struct Glyph {
    /// The first byte of the glyph's characters.
    var start = 0

    /// Whether a text that ends before this glyph and one that begins with it have the same glyphs separately, provided
    /// that this holds for both of them there.
    var canBeJoined = false

    /// The total advance up to the end of the glyph, without additional space, in Pango's units.
    var total = 0

    /// The numbers of letters and spaces up to the glyph.
    var letters = 0
    var spaces = 0

    /// The largest advance of a letter up to the glyph.
    var widest = 0
  }

  var bytes: [UInt8] = []
  var glyphs: [Glyph] = []

  /// The sizes with an additional space after each letter and each space.
  func result(spacing: Int, spaceSpacing: Int) -> SimpleTextShaper.Result {
    let last = glyphs.last ?? Glyph()
    let width = last.total &+ last.letters &* spacing &+ last.spaces &* spaceSpacing
    let widest = last.letters == 0 ? 0 : max(0, last.widest &+ spacing)
    return SimpleTextShaper.Result(
      width: PangoUnits.points(width), narrowest: PangoUnits.points(widest), narrowestLines: max(1, last.letters))
  }

  /// The last place at which another text, which begins like this one, can be continued; `nil` if there is none.
  func place(toContinueWith other: UnsafePointer<UInt8>, count: Int) -> Int? {
    let common = bytes.withUnsafeBufferPointer { commonPrefix($0, UnsafeBufferPointer(start: other, count: count)) }
    let joint = glyphs.last { $0.canBeJoined && $0.start <= common && $0.start < count }
    return joint.flatMap { $0.start > 0 ? $0.start : nil }
  }

  /// The part before the glyph that begins at a byte.
  func prefix(to start: Int) -> ShapedText {
    var prefix = self
    while let glyph = prefix.glyphs.last, glyph.start >= start { prefix.glyphs.removeLast() }
    prefix.bytes.removeSubrange(start...)
    return prefix
  }

  /// The number of equal bytes at the start of two texts.
  private func commonPrefix(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    guard let one = first.baseAddress, let other = second.baseAddress else { return 0 }
    var low = 0
    var high = min(first.count, second.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if memcmp(one + low, other + low, middle - low) == 0 { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
