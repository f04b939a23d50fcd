/// The lines that two lists do not have in common: a shortest edit script, found with Myers' algorithm in linear space.
struct LineMatching {
  /// For each old line, whether it has no counterpart.
  private(set) var isRemoved: [Bool]

  /// For each new line, whether it has no counterpart.
  private(set) var isAdded: [Bool]

  /// The lines that occur in both lists, as numbers, with their indices.
  private let old: [(line: Int, index: Int)]
  private let new: [(line: Int, index: Int)]

  /// The largest number of differences to search for from each end of a part. The search takes time and space in
  /// proportion to the number; a part with more of them is treated as replaced.
  private static let limit = 1000

  init(_ old: [String], _ new: [String]) {
    isRemoved = Array(repeating: true, count: old.count)
    isAdded = Array(repeating: true, count: new.count)
    // Most lines are equal, and need no number.
    let (oldPart, newPart) = Self.changedParts(old, new)
    for index in 0..<oldPart.lowerBound { (isRemoved[index], isAdded[index]) = (false, false) }
    for index in oldPart.upperBound..<old.count { isRemoved[index] = false }
    for index in newPart.upperBound..<new.count { isAdded[index] = false }
    var numbers: [String: Int] = [:]
    for line in old[oldPart] where numbers[line] == nil { numbers[line] = numbers.count }
    let inBoth = Set(new[newPart])
    self.old = oldPart.compactMap { index in
      inBoth.contains(old[index]) ? numbers[old[index]].map { ($0, index) } : nil
    }
    self.new = newPart.compactMap { index in numbers[new[index]].map { ($0, index) } }
    compare(self.old.indices, self.new.indices)
  }

  /// The parts of two lists without the equal lines at their start and at their end.
  static func changedParts(_ old: [String], _ new: [String]) -> (old: Range<Int>, new: Range<Int>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start..<old.count - end, start..<new.count - end)
  }

  /// Matches the lines of two parts.
  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    var (oldPart, newPart) = (oldPart, newPart)
    while let oldIndex = oldPart.first, let newIndex = newPart.first, match(oldIndex, newIndex) {
      oldPart.removeFirst()
      newPart.removeFirst()
    }
    while let oldIndex = oldPart.last, let newIndex = newPart.last, match(oldIndex, newIndex) {
      oldPart.removeLast()
      newPart.removeLast()
    }
    guard !oldPart.isEmpty, !newPart.isEmpty, let (oldMiddle, newMiddle) = middle(oldPart, newPart) else { return }
    compare(oldPart.lowerBound..<oldMiddle, newPart.lowerBound..<newMiddle)
    compare(oldMiddle..<oldPart.upperBound, newMiddle..<newPart.upperBound)
  }

  /// Matches two lines if they are equal.
  private mutating func match(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard old[oldIndex].line == new[newIndex].line else { return false }
    isRemoved[old[oldIndex].index] = false
    isAdded[new[newIndex].index] = false
    return true
  }

  /// A point on a shortest path through the edit graph of two parts whose first lines differ, and whose last lines do;
  /// `nil` if the path has too many differences.
  private func middle(_ oldPart: Range<Int>, _ newPart: Range<Int>) -> (Int, Int)? {
    let difference = oldPart.count - newPart.count
    var forward = FurthestPoints(old: oldPart.count, new: newPart.count, limit: Self.limit) {
      old[oldPart.lowerBound + $0].line == new[newPart.lowerBound + $1].line
    }
    var backward = FurthestPoints(old: oldPart.count, new: newPart.count, limit: Self.limit) {
      old[oldPart.upperBound - 1 - $0].line == new[newPart.upperBound - 1 - $1].line
    }
    for count in 0...forward.limit {
      for diagonal in stride(from: -count, through: count, by: 2) {
        guard let x = forward.advance(diagonal, count), let other = backward[difference - diagonal],
          x + other >= oldPart.count
        else { continue }
        return (oldPart.lowerBound + x, newPart.lowerBound + x - diagonal)
      }
      for diagonal in stride(from: -count, through: count, by: 2) {
        guard let x = backward.advance(diagonal, count), let other = forward[difference - diagonal],
          x + other >= oldPart.count
        else { continue }
        return (oldPart.upperBound - x, newPart.upperBound - (x - diagonal))
      }
    }
    return nil
  }
}

/// The furthest points that paths with a number of differences reach, on each diagonal of the edit graph.
private struct FurthestPoints {
  /// The largest number of differences.
  let limit: Int

  private let old: Int
  private let new: Int
  private let isEqual: (Int, Int) -> Bool
  /// The old lines before each point.
  private var points: [Int?]

  init(old: Int, new: Int, limit: Int, isEqual: @escaping (Int, Int) -> Bool) {
    self.old = old
    self.new = new
    self.isEqual = isEqual
    self.limit = min(limit, (old + new + 1) / 2)
    points = Array(repeating: nil, count: 2 * self.limit + 3)
  }

  /// The old lines before the furthest point on a diagonal, if one has been reached.
  subscript(diagonal: Int) -> Int? {
    abs(diagonal) <= limit ? points[diagonal + limit + 1] : nil
  }

  /// Moves to the furthest point on a diagonal with one more difference than its neighbors.
  ///
  /// - Returns: The old lines before the point, or `nil` if none is reached.
  mutating func advance(_ diagonal: Int, _ count: Int) -> Int? {
    let index = diagonal + limit + 1
    var start = count == 0 ? 0 : -1
    // A removed line leads from the diagonal below, an added one from the diagonal above.
    if let before = points[index - 1], before < old { start = before + 1 }
    if let before = points[index + 1], before - diagonal <= new { start = max(start, before) }
    guard start >= 0 else {
      points[index] = nil
      return nil
    }
    while start < old, start - diagonal < new, isEqual(start, start - diagonal) { start += 1 }
    points[index] = start
    return start
  }
}
