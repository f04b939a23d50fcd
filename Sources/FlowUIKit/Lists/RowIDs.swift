/// The numbers that identify the rows of a section, in order: ranges, because tables have many rows and few edits.
struct RowIDs: RandomAccessCollection, Equatable {
  private var pieces: [Range<Int>]
  private(set) var count: Int

  init(_ range: Range<Int>) {
    pieces = range.isEmpty ? [] : [range]
    count = range.count
  }

  init() { self.init(0..<0) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    var rest = position
    for piece in pieces {
      if rest < piece.count { return piece.lowerBound + rest }
      rest -= piece.count
    }
    preconditionFailure("The row \(position) is not among \(count) rows.")
  }

  /// The position of a row.
  func position(of id: Int) -> Int? {
    var start = 0
    for piece in pieces {
      if piece.contains(id) { return start + id - piece.lowerBound }
      start += piece.count
    }
    return nil
  }

  mutating func insert(_ id: Int, at position: Int) {
    let (index, offset) = place(position)
    count += 1
    if offset == 0, index > 0, pieces[index - 1].upperBound == id {
      pieces[index - 1] = pieces[index - 1].lowerBound..<(id + 1)
      return
    }
    guard offset > 0 else { return pieces.insert(id..<(id + 1), at: index) }
    let piece = pieces[index]
    let middle = piece.lowerBound + offset
    pieces.replaceSubrange(index...index, with: [piece.lowerBound..<middle, id..<(id + 1), middle..<piece.upperBound])
  }

  @discardableResult
  mutating func remove(at position: Int) -> Int {
    let (index, offset) = place(position)
    let piece = pieces[index]
    let id = piece.lowerBound + offset
    pieces.replaceSubrange(
      index...index, with: [piece.lowerBound..<id, (id + 1)..<piece.upperBound].filter { !$0.isEmpty })
    count -= 1
    return id
  }

  /// The piece that contains a position, and the offset in it; the end of the pieces for the end.
  private func place(_ position: Int) -> (index: Int, offset: Int) {
    var rest = position
    for (index, piece) in pieces.enumerated() {
      if rest < piece.count { return (index, rest) }
      rest -= piece.count
    }
    return (pieces.count, 0)
  }
}
