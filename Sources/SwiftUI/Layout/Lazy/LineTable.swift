import Foundation

/// The lines of a lazy container: the elements of each line, and the gap before it.
///
/// A line is a row of a list, a child of a lazy stack, or a row of cells of a grid. Lines are described in blocks, so
/// that a hundred thousand lines cost no more than one.
struct LineTable {
  /// The content of a block's lines. Lines of one kind are assumed to have similar lengths.
  enum Kind: Int, CaseIterable {
    case content, header, footer
  }

  struct Block {
    var kind: Kind
    var elements: Range<Int>

    /// The number of elements side by side.
    var perLine = 1

    /// The section that the block belongs to, if any.
    var section: Int?

    /// The gap before the first line, in points.
    var gapBefore: CGFloat = 0

    /// The gap between lines, in points.
    var gapBetween: CGFloat = 0

    fileprivate(set) var firstLine = 0

    var lineCount: Int { elements.count / perLine + (elements.count % perLine == 0 ? 0 : 1) }
    var lines: Range<Int> { firstLine..<firstLine + lineCount }
    fileprivate var gaps: CGFloat { gapBefore + gapBetween * CGFloat(max(0, lineCount - 1)) }
  }

  private(set) var blocks: [Block] = []
  private(set) var lineCount = 0

  /// The gap after the last line, in points.
  var endGap: CGFloat = 0

  /// Appends a block, unless it is empty.
  mutating func append(_ block: Block) {
    guard !block.elements.isEmpty else { return }
    var block = block
    block.firstLine = lineCount
    lineCount += block.lineCount
    blocks.append(block)
  }

  /// The index of the block that contains a line.
  func blockIndex(ofLine line: Int) -> Int {
    blocks.firstIndex(after: { $0.firstLine <= line })
  }

  /// The index of the block that contains an element.
  func blockIndex(ofElement index: Int) -> Int {
    blocks.firstIndex(after: { $0.elements.lowerBound <= index })
  }

  func elements(ofLine line: Int) -> Range<Int> {
    let block = blocks[blockIndex(ofLine: line)]
    let start = block.elements.lowerBound + (line - block.firstLine) * block.perLine
    return start..<min(start + block.perLine, block.elements.upperBound)
  }

  func line(ofElement index: Int) -> Int {
    let block = blocks[blockIndex(ofElement: index)]
    return block.firstLine + (index - block.elements.lowerBound) / block.perLine
  }

  /// The total gap between the start of a block and one of its lines.
  func gap(beforeLine line: Int, in block: Block) -> CGFloat {
    block.gapBefore + block.gapBetween * CGFloat(line - block.firstLine)
  }

  /// The total gap in a block.
  func gaps(of block: Block) -> CGFloat { block.gaps }
}

extension [LineTable.Block] {
  /// The index of the last block for which `isBefore` holds; it holds for a prefix of the blocks only.
  fileprivate func firstIndex(after isBefore: (LineTable.Block) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
