import Foundation

extension LazyElement {
  /// The headers and footers of sections in the window that stay in sight although they may be scrolled out of it.
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

  /// Where a line is placed: a pinned header no higher than the window, but never beyond its section.
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

  /// Pinned views stand at the window's edge, not under the bars that it reaches below.
  private func pinningRange(_ range: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat>? {
    guard let range, let scroll = enclosingScrollElement else { return nil }
    let outsets = scroll.geometry.outsets
    let (start, end) = axis == .vertical ? (outsets.top, outsets.bottom) : (outsets.leading, outsets.trailing)
    let lower = range.lowerBound + start
    return lower...max(lower, range.upperBound - end)
  }
}
