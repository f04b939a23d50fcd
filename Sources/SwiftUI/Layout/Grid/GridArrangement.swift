import Foundation

/// The arrangement of `Grid`: columns share the width like children of an `HStack`, rows the height like those of a
/// `VStack`.
struct GridArrangement: ContainerLayout {
  let alignment: Alignment
  let columnSpacing: CGFloat
  let rowSpacing: CGFloat

  /// The columns and rows for a proposal.
  fileprivate struct Solution {
    let proposal: ProposedViewSize
    var widths: [CGFloat]
    var heights: [CGFloat]

    /// For each row, the distance from its top to the line on which the guides of its views meet.
    var guides: [CGFloat]
  }

  struct Cache {
    fileprivate let cells: GridCells

    /// The last solution.
    fileprivate var solution: Solution?
  }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> Cache {
    Cache(cells: GridCells(children, in: parent))
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Cache
  ) -> CGSize {
    let solution = solve(proposal, &cache)
    return CGSize(
      width: total(solution.widths, columnSpacing), height: total(solution.heights, rowSpacing))
  }

  private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Cache
  ) {
    let cells = cache.cells
    let solution = solve(proposal, &cache)
    var starts: [CGFloat] = []
    _ = solution.widths.reduce(0) { start, width in
      starts.append(start)
      return start + width + columnSpacing
    }
    var y: CGFloat = 0
    for (index, row) in cells.rows.enumerated() {
      for cell in row.cells {
        let area = CGSize(width: width(of: cell, solution.widths), height: solution.heights[index])
        let x = starts[cell.columns.lowerBound]
        let proposal = ProposedViewSize(area)
        let place = origin(of: cell, row: row, area: area, guide: solution.guides[index], cells, proposal)
        parent.placeChild(cell.element, at: CGPoint(x: x + place.x, y: y + place.y), proposal: proposal)
      }
      y += solution.heights[index] + rowSpacing
    }
  }

  /// The origin of a view in its cell.
  @MainActor private func origin(
    of cell: GridCells.Cell, row: GridCells.Row, area: CGSize, guide: CGFloat, _ cells: GridCells,
    _ proposal: ProposedViewSize
  ) -> CGPoint {
    let view = cell.element.size(for: proposal)
    if let anchor = cell.element.trait(GridCellAnchorKey.self) {
      return CGPoint(x: anchor.x * (area.width - view.width), y: anchor.y * (area.height - view.height))
    }
    let horizontal = cells.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
    let outer = ViewDimensions(size: area)
    return CGPoint(
      x: outer[horizontal] - cell.element.guide(horizontal.alignmentKey, in: view, proposal: proposal),
      y: guide - cell.element.guide((row.alignment ?? alignment.vertical).alignmentKey, in: view, proposal: proposal))
  }

  private func width(of cell: GridCells.Cell, _ widths: [CGFloat]) -> CGFloat {
    if cell.columns.count == 1 { return widths[cell.columns.lowerBound] }
    return total(Array(widths[cell.columns]), columnSpacing)
  }

  // MARK: - The algorithm

  @MainActor private func solve(_ proposal: ProposedViewSize, _ cache: inout Cache) -> Solution {
    if let known = cache.solution, known.proposal == proposal { return known }
    let widths = columnWidths(proposal, cache.cells)
    let (heights, guides) = rowHeights(proposal.height, widths, cache.cells)
    let solution = Solution(proposal: proposal, widths: widths, heights: heights, guides: guides)
    cache.solution = solution
    return solution
  }

  @MainActor private func columnWidths(_ proposal: ProposedViewSize, _ cells: GridCells) -> [CGFloat] {
    @MainActor func width(ofColumn column: Int, for width: CGFloat?) -> CGFloat {
      var widest: CGFloat = 0
      for cell in cells.singleCells[column] {
        widest = max(widest, cell.size(for: ProposedViewSize(width: width, height: nil)).width)
      }
      return widest
    }
    var widths = [CGFloat](repeating: 0, count: cells.columnCount)
    if let room = proposal.width {
      let least = widths.indices.map { width(ofColumn: $0, for: 0) }
      let most = widths.indices.map { width(ofColumn: $0, for: .infinity) }
      divide(room - columnSpacing * CGFloat(max(0, widths.count - 1)), least: least, most: most) { column, offer in
        widths[column] = width(ofColumn: column, for: offer)
        return widths[column]
      }
    } else {
      for column in widths.indices { widths[column] = width(ofColumn: column, for: nil) }
    }
    widen(&widths, for: cells, room: proposal.width)
    return widths
  }

  /// Widens columns for views that span several: the columns share the missing width.
  @MainActor private func widen(_ widths: inout [CGFloat], for cells: GridCells, room: CGFloat?) {
    for cell in cells.rows.flatMap(\.cells) where cell.columns.count > 1 {
      if cell.unsizedAxes.contains(.horizontal as Axis) { continue }
      let outside = total(widths, columnSpacing) - width(of: cell, widths)
      let offer = room.map { max(0, $0 - outside) }
      let needed = cell.element.size(for: ProposedViewSize(width: offer, height: nil)).width
      let missing = needed - width(of: cell, widths)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  @MainActor private func rowHeights(
    _ room: CGFloat?, _ widths: [CGFloat], _ cells: GridCells
  ) -> (heights: [CGFloat], guides: [CGFloat]) {
    @MainActor func extent(ofRow index: Int, for height: CGFloat?) -> (height: CGFloat, guide: CGFloat) {
      let row = cells.rows[index]
      let key = (row.alignment ?? alignment.vertical).alignmentKey
      var above: CGFloat = 0
      var below: CGFloat = 0
      for cell in row.cells where !cell.unsizedAxes.contains(.vertical as Axis) {
        let proposal = ProposedViewSize(width: width(of: cell, widths), height: height)
        let size = cell.element.size(for: proposal)
        let guide = cell.element.guide(key, in: size, proposal: proposal)
        above = max(above, guide)
        below = max(below, size.height - guide)
      }
      return (above + below, above)
    }
    var heights = [CGFloat](repeating: 0, count: cells.rows.count)
    var guides = heights
    if let room {
      // The largest first: a text whose lines are known computes cheaply how many of them fit.
      let most = heights.indices.map { extent(ofRow: $0, for: .infinity).height }
      let least = heights.indices.map { extent(ofRow: $0, for: 0).height }
      divide(room - rowSpacing * CGFloat(max(0, heights.count - 1)), least: least, most: most) { row, offer in
        (heights[row], guides[row]) = extent(ofRow: row, for: offer)
        return heights[row]
      }
    } else {
      for row in heights.indices { (heights[row], guides[row]) = extent(ofRow: row, for: nil) }
    }
    return (heights, guides)
  }

  /// Offers each track an equal share of the remaining space, the least flexible one first.
  private func divide(
    _ room: CGFloat, least: [CGFloat], most: [CGFloat], take: (Int, CGFloat) -> CGFloat
  ) {
    var left = max(0, room)
    let order = least.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (position, index) in order.enumerated() {
      let offer = left.isFinite ? left / CGFloat(order.count - position) : left
      let taken = take(index, offer)
      if left.isFinite { left = max(0, left - taken) }
    }
  }
}
