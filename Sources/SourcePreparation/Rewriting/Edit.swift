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

  /// Applies edits, which are in order and do not overlap.
  static func apply(_ edits: [Edit], to source: [UInt8], from start: Int = 0) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1_000)
    var position = start
    for edit in edits where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }
}
