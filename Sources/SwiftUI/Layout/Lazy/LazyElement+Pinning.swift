import Foundation

extension LazyElement {
  /// The section headers and footers in the window that stay visible when they would scroll out of it.
  func pinnedLines(for lines: [Int]) -> [Int] {
    guard !pinnedKinds.isEmpty, !lines.isEmpty else { return [] }
    let table = table
    var pinned: [Int] = []
    let sections = Set(lines.compactMap { table.blocks[table.blockIndex(ofLine: $0)].section })
    for block in table.blocks {
      guard let section = block.section, sections.contains(section), pinnedKinds.contains(block.kind) else { continue }
      pinned += Array(block.lines)
    }
    return pinned
  }

  /// The position of a line: a pinned header stays at the window's edge, but never leaves its section.
  func pinnedStart(
    ofLine line: Int, length: CGFloat, range: ClosedRange<CGFloat>?, lengths: LineLengths
  ) -> CGFloat {
    let start = lengths.start(ofLine: line)
    let block = lengths.table.blocks[lengths.table.blockIndex(ofLine: line)]
    guard let range = pinningRange(range), let section = block.section, pinnedKinds.contains(block.kind) else {
      return start
    }
    let members = lengths.table.blocks.filter { $0.section == section && $0.kind != .footer }
    switch block.kind {
    case .header:
      guard let last = members.last?.lines.last else { return start }
      let end = lengths.start(ofLine: last) + lengths.length(ofLine: last)
      return max(start, min(range.lowerBound, end - length))
    case .footer:
      guard let first = members.first(where: { $0.kind == .content })?.lines.first else { return start }
      return min(start, max(range.upperBound - length, lengths.start(ofLine: first)))
    case .content: return start
    }
  }

  /// The visible range without the bars that the window extends under: pinned views stay clear of them.
  private func pinningRange(_ range: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat>? {
    guard let range, let scroll = enclosingScrollElement else { return nil }
    let outsets = scroll.geometry.outsets
    let (start, end) =
      axis == .vertical
      ? (outsets.top - scroll.collapsedBarHeight, outsets.bottom) : (outsets.leading, outsets.trailing)
    let lower = range.lowerBound + start
    return lower...max(lower, range.upperBound - end)
  }
}
