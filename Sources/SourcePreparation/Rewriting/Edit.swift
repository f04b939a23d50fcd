/// A replacement of some bytes of a source.
struct Edit {
  let range: Range<Int>
  let text: [UInt8]

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = Array(text.utf8)
  }

  /// A replacement that takes as much room as what it replaces, so that columns stay.
  static func padded(_ range: Range<Int>, _ text: String = "") -> Edit {
    Edit(range, text + String(repeating: " ", count: max(0, range.count - text.utf8.count)))
  }

  /// A replacement by spaces; lines stay.
  static func blank(_ range: Range<Int>, in source: [UInt8]) -> Edit {
    let text = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    return Edit(range, String(decoding: text, as: UTF8.self))
  }

  /// All edits in order, of those at one place the first ones first.
  static func merged(_ first: [Edit], _ second: [Edit]) -> [Edit] {
    (first + second).enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
  }

  /// Applies edits, which are in order and do not overlap.
  static func apply(_ edits: [Edit], to source: [UInt8], from start: Int = 0) -> [UInt8] {
    apply(edits, to: source, in: start..<source.count)
  }

  /// A part of a source with edits.
  static func apply(_ edits: [Edit], to source: [UInt8], in part: Range<Int>) -> [UInt8] {
    let start = part.lowerBound
    var result: [UInt8] = []
    result.reserveCapacity(part.count + 1_000)
    var position = start
    for edit in edits where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    result += source[position..<part.upperBound]
    return result
  }
}
