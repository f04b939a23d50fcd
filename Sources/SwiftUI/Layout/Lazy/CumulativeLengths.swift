import Foundation

/// Lengths one after the other, with the totals of powers of two of them, so that a change of one length, or the search
/// of a position, visits few of ten thousand.
///
/// Each total is the sum of two halves, whatever changed before: equal lengths have equal totals.
struct CumulativeLengths {
  private struct Part {
    var total: CGFloat = 0

    /// The largest of the totals up to each length in the part: a gap may be negative.
    var furthest: CGFloat = -.infinity
  }

  /// A binary tree: the parts of part `i` are `2 * i` and `2 * i + 1`.
  private var parts: [Part] = []
  private let count: Int
  private let leaves: Int

  init(_ lengths: [CGFloat] = []) {
    count = lengths.count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    parts = [Part](repeating: Part(), count: 2 * leaves)
    for (index, length) in lengths.enumerated() { parts[leaves + index] = Part(total: length, furthest: length) }
    for index in (1..<leaves).reversed() { join(index) }
  }

  private mutating func join(_ index: Int) {
    let (first, second) = (parts[2 * index], parts[2 * index + 1])
    parts[index] = Part(
      total: first.total + second.total, furthest: max(first.furthest, first.total + second.furthest))
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    var index = leaves + index
    guard parts[index].total != length else { return }
    parts[index] = Part(total: length, furthest: length)
    while index > 1 {
      index /= 2
      join(index)
    }
  }

  var total: CGFloat { parts[1].total }

  /// The total of the lengths before one of them.
  func total(before index: Int) -> CGFloat {
    var total: CGFloat = 0
    var index = leaves + index
    while index > 1 {
      if index % 2 == 1 { total = parts[index - 1].total + total }
      index /= 2
    }
    return total
  }

  /// The first length that ends after a position, or `nil` if all end before it.
  func firstIndex(endingAfter place: CGFloat) -> Int? {
    guard parts[1].furthest > place else { return nil }
    var index = 1
    var start: CGFloat = 0
    while index < leaves {
      index *= 2
      if start + parts[index].furthest <= place {
        start += parts[index].total
        index += 1
      }
    }
    return index - leaves < count ? index - leaves : nil
  }
}
