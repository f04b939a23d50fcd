import Foundation

/// The width of a table column, in points; a column without a maximum width takes its share of the remaining width.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// Distributes a width among columns, excluding the spacing between them.
  ///
  /// The least flexible columns come first; each takes an equal part of the remaining width.
  static func shared(_ room: CGFloat, by columns: [TableColumnWidth]) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: columns.count)
    var rest = room
    let order = columns.indices.sorted { (columns[$0].flexibility, $0) < (columns[$1].flexibility, $1) }
    for (position, index) in order.enumerated() {
      let share = Swift.max(0, rest) / CGFloat(columns.count - position)
      let column = columns[index]
      widths[index] = Swift.max(column.min ?? 0, Swift.min(column.max ?? .infinity, share))
      rest -= widths[index]
    }
    return widths
  }

  private var flexibility: CGFloat { (max ?? .infinity) - (min ?? 0) }
}

/// Lays out the cells of a row, or the titles, in the columns; the widths do not depend on the content.
struct TableLine: Layout {
  let widths: [TableColumnWidth]
  let alignments: [HorizontalAlignment]
  let measures: ListDesign.Tables

  private func columns(in width: CGFloat?) -> [CGFloat] {
    let spacing = measures.columnSpacing * CGFloat(max(0, widths.count - 1))
    let width = width ?? widths.reduce(spacing) { $0 + ($1.ideal ?? $1.max ?? max($1.min ?? 0, measures.columnWidth)) }
    return TableColumnWidth.shared(width - spacing, by: widths)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let columns = columns(in: proposal.width)
    let height = zip(subviews, columns).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max()
    return CGSize(
      width: columns.reduce(measures.columnSpacing * CGFloat(max(0, columns.count - 1)), +), height: height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (index, (subview, width)) in zip(subviews, columns(in: bounds.width)).enumerated() {
      let cell = ProposedViewSize(width: width, height: nil)
      let room = width - subview.sizeThatFits(cell).width
      let part: CGFloat = alignments[index] == .leading ? 0 : alignments[index] == .center ? 0.5 : 1
      subview.place(at: CGPoint(x: x + room * part, y: bounds.midY), anchor: .leading, proposal: cell)
      x += width + measures.columnSpacing
    }
  }
}
