/// The part of a screen that has the most lines of an expected outline, in order and regardless of nesting.
///
/// Of several such parts it is the shortest one, and of those the first.
@MainActor
struct OutlineMatching {
  typealias Pair = (written: Int, line: Int)

  /// The expected lines that were found, with the lines of the screen.
  private(set) var pairs: [Pair] = []

  private let matches: [[Bool]]
  /// The largest number of lines in common from an expected line and a line of the screen on.
  private var lengths: [[Int]]

  init(_ items: [OutlinePattern.Item], _ lines: [OutlineLine]) {
    matches = items.map { item in lines.map { item.matches($0.node) } }
    lengths = Array(repeating: Array(repeating: 0, count: lines.count + 1), count: items.count + 1)
    for row in items.indices.reversed() {
      for column in lines.indices.reversed() {
        lengths[row][column] =
          matches[row][column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    pairs = shortest
  }

  private var shortest: [Pair] {
    var best: [Pair] = []
    var bestLength = Int.max
    for start in lengths[0].indices where lengths[0][start] == lengths[0][0] {
      let pairs = pairs(from: start)
      guard let first = pairs.first, let last = pairs.last, last.line - first.line < bestLength else { continue }
      (best, bestLength) = (pairs, last.line - first.line)
    }
    return best
  }

  /// The lines in common from a line of the screen on, each the first possible one.
  private func pairs(from start: Int) -> [Pair] {
    var pairs: [Pair] = []
    var (row, column) = (0, start)
    while row < matches.count, column < matches[row].count {
      if matches[row][column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
