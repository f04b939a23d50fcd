import Foundation

/// The positions of a lazy container's lines, from the lengths of measured lines and an estimate for the others.
///
/// The estimate is the average of the first measured lines and then stays fixed: a distant line keeps its position
/// until it, or a line before it, is measured.
struct LineLengths {
  private(set) var table: LineTable
  private var known: [KnownLengths]
  private var estimates: [CGFloat?]

  /// The number of measured lines of each kind.
  private var knownCounts = [Int](repeating: 0, count: LineTable.Kind.allCases.count)

  /// The lengths of the blocks.
  private var blockLengths = CumulativeLengths()

  init(table: LineTable) {
    self.table = table
    known = [KnownLengths](repeating: KnownLengths(), count: table.blocks.count)
    estimates = [CGFloat?](repeating: nil, count: LineTable.Kind.allCases.count)
    measureBlocks()
  }

  /// Lengths for other lines, with these estimates.
  func withTable(_ table: LineTable) -> LineLengths {
    var new = LineLengths(table: table)
    new.estimates = estimates
    new.measureBlocks()
    return new
  }

  var hasEstimate: Bool { estimates.contains { $0 != nil } }

  /// Whether every line was measured.
  var isComplete: Bool { knownCounts.reduce(0, +) == table.lineCount }

  func isKnown(_ line: Int) -> Bool {
    let index = table.blockIndex(ofLine: line)
    return known[index][line - table.blocks[index].firstLine] != nil
  }

  mutating func set(_ length: CGFloat, ofLine line: Int) {
    let index = table.blockIndex(ofLine: line)
    let count = known[index].count
    known[index].set(length, at: line - table.blocks[index].firstLine)
    knownCounts[table.blocks[index].kind.rawValue] += known[index].count - count
    blockLengths.set(self.length(ofBlock: index), at: index)
  }

  /// Sets the average of the known lengths as the estimate, for kinds of lines that have none yet.
  mutating func settleEstimates() {
    for kind in LineTable.Kind.allCases where estimates[kind.rawValue] == nil && knownCounts[kind.rawValue] > 0 {
      var total: CGFloat = 0
      var count = 0
      for (index, block) in table.blocks.enumerated() where block.kind == kind && known[index].count > 0 {
        total += known[index].total
        count += known[index].count
      }
      estimates[kind.rawValue] = total / CGFloat(count)
      measureBlocks()
    }
  }

  /// Sets the average of the first lines, which are known, as the estimate.
  mutating func estimate(likeFirst count: Int) {
    for kind in LineTable.Kind.allCases {
      var total: CGFloat = 0
      var lines = 0
      for (index, block) in table.blocks.enumerated() where block.kind == kind && block.firstLine < count {
        let first = known[index].known(before: min(block.lineCount, count - block.firstLine))
        total += first.total
        lines += first.count
      }
      estimates[kind.rawValue] = lines > 0 ? total / CGFloat(lines) : nil
    }
    measureBlocks()
  }

  private mutating func measureBlocks() {
    blockLengths = CumulativeLengths(table.blocks.indices.map { length(ofBlock: $0) })
  }

  /// The length of a line: measured, or estimated.
  func length(ofLine line: Int) -> CGFloat {
    let index = table.blockIndex(ofLine: line)
    let block = table.blocks[index]
    return known[index][line - block.firstLine] ?? estimate(block.kind)
  }

  private func estimate(_ kind: LineTable.Kind) -> CGFloat {
    estimates[kind.rawValue] ?? estimates[LineTable.Kind.content.rawValue] ?? 0
  }

  /// The distance from the start of the container to a line.
  func start(ofLine line: Int) -> CGFloat {
    let index = table.blockIndex(ofLine: line)
    return blockLengths.total(before: index) + start(ofLine: line, inBlock: index)
  }

  private func start(ofLine line: Int, inBlock index: Int) -> CGFloat {
    let block = table.blocks[index]
    let before = known[index].known(before: line - block.firstLine)
    return table.gap(beforeLine: line, in: block) + before.total
      + CGFloat(line - block.firstLine - before.count) * estimate(block.kind)
  }

  private func length(ofBlock index: Int) -> CGFloat {
    let block = table.blocks[index]
    return table.gaps(of: block) + known[index].total
      + CGFloat(block.lineCount - known[index].count) * estimate(block.kind)
  }

  /// The total length of all lines and gaps.
  var total: CGFloat { table.endGap + blockLengths.total }

  /// The first line that ends after a position, or `nil` if all end before it.
  func firstLine(endingAfter place: CGFloat) -> Int? {
    guard let index = blockLengths.firstIndex(endingAfter: place) else { return nil }
    let block = table.blocks[index]
    let start = blockLengths.total(before: index)
    var low = block.firstLine
    var high = block.lines.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if start + self.start(ofLine: middle, inBlock: index) + length(ofLine: middle) > place {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
