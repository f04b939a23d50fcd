import Foundation

/// The lines of a lazy container: which elements each holds, and the room before it.
///
/// A line is a row of a list, a child of a lazy stack, or as many cells of a grid as stand side by side. Lines are
/// described in blocks, so that a hundred thousand of them cost no more than one.
struct LineTable {
  /// What the lines of a block hold. Lines of one kind are taken to be of about the same length.
  enum Kind: Int, CaseIterable {
    case content, header, footer
  }

  struct Block {
    var kind: Kind
    var elements: Range<Int>

    /// The number of elements side by side.
    var perLine = 1

    /// The section that the block belongs to, if it belongs to one.
    var section: Int?

    /// The room before the first line, in points.
    var gapBefore: CGFloat = 0

    /// The room between lines, in points.
    var gapBetween: CGFloat = 0

    fileprivate(set) var firstLine = 0

    var lineCount: Int { elements.count / perLine + (elements.count % perLine == 0 ? 0 : 1) }
    var lines: Range<Int> { firstLine..<firstLine + lineCount }
    fileprivate var gaps: CGFloat { gapBefore + gapBetween * CGFloat(max(0, lineCount - 1)) }
  }

  private(set) var blocks: [Block] = []
  private(set) var lineCount = 0

  /// The room after the last line, in points.
  var endGap: CGFloat = 0

  /// Appends a block; one without elements is left out.
  mutating func append(_ block: Block) {
    guard !block.elements.isEmpty else { return }
    var block = block
    block.firstLine = lineCount
    lineCount += block.lineCount
    blocks.append(block)
  }

  /// The index of the block that a line is in.
  func blockIndex(ofLine line: Int) -> Int {
    blocks.firstIndex(after: { $0.firstLine <= line })
  }

  /// The index of the block that an element is in.
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

  /// The room between the start of a block and one of its lines that is not taken by lines.
  func gap(beforeLine line: Int, in block: Block) -> CGFloat {
    block.gapBefore + block.gapBetween * CGFloat(line - block.firstLine)
  }

  /// All the room of a block that is not taken by lines.
  func gaps(of block: Block) -> CGFloat { block.gaps }
}

extension [LineTable.Block] {
  /// The last block for which `isBefore` holds; it holds for the first ones and for none after.
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
