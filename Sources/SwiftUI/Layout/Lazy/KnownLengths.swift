import Foundation

/// The measured lengths of one block's lines.
///
/// Lines are measured in runs as the view scrolls. A run keeps cumulative totals, so that finding the position of a
/// line does not visit all lines before it.
struct KnownLengths {
  private struct Run {
    var start: Int
    var lengths: [CGFloat]

    /// The totals before each line of the run, followed by the total of the run.
    var totals: [CGFloat] = [0]

    var end: Int { start + lengths.count }
    var total: CGFloat { totals[lengths.count] }

    mutating func append(_ length: CGFloat) {
      lengths.append(length)
      totals.append((totals.last ?? 0) + length)
    }

    mutating func replace(_ length: CGFloat, at position: Int) {
      lengths[position] = length
      for index in position..<lengths.count { totals[index + 1] = totals[index] + lengths[index] }
    }
  }

  private var runs: [Run] = []

  /// The number of known lengths.
  private(set) var count = 0
  var total: CGFloat {
    var total: CGFloat = 0
    for index in 0..<runs.count { total += runs[index].total }
    return total
  }

  subscript(line: Int) -> CGFloat? {
    guard let run = runs.last(where: { $0.start <= line }), line < run.end else { return nil }
    return run.lengths[line - run.start]
  }

  /// The number of known lines before `line`, and their total length.
  func known(before line: Int) -> (count: Int, total: CGFloat) {
    var count = 0
    var total: CGFloat = 0
    for run in runs {
      if run.start >= line { break }
      let taken = min(run.lengths.count, line - run.start)
      count += taken
      total += run.totals[taken]
    }
    return (count, total)
  }

  mutating func set(_ length: CGFloat, at line: Int) {
    let position = runs.lastIndex { $0.start <= line } ?? -1
    if position >= 0, line < runs[position].end {
      if runs[position].lengths[line - runs[position].start] != length {
        runs[position].replace(length, at: line - runs[position].start)
      }
      return
    }
    count += 1
    if position >= 0, line == runs[position].end {
      runs[position].append(length)
    } else {
      var run = Run(start: line, lengths: [])
      run.append(length)
      runs.insert(run, at: position + 1)
    }
    joinRuns(at: max(0, position))
  }

  /// Joins runs that have become adjacent.
  private mutating func joinRuns(at first: Int) {
    var position = first
    while position + 1 < runs.count, position <= first + 1 {
      if runs[position].end == runs[position + 1].start {
        for length in runs[position + 1].lengths { runs[position].append(length) }
        runs.remove(at: position + 1)
      } else {
        position += 1
      }
    }
  }
}
