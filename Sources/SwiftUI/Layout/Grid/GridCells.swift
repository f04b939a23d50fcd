import Foundation

/// The cells of a grid, in rows and columns.
@MainActor
struct GridCells {
  struct Cell {
    let element: Element
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
  }

  struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0

  /// The alignments of columns that override the grid's.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// For each column, the views that occupy only that column and count for its width.
  private(set) var singleCells: [[Element]] = []

  /// The largest number of columns in a grid.
  private static let columnLimit = 10_000

  init(_ children: [Element], in grid: Element) {
    let nodes = children.map { $0.gridRow(in: grid) }
    columnCount = Self.columnCount(children, nodes)
    if columnCount > Self.columnLimit {
      grid.reportLayoutProblem(
        "A grid cannot have \(columnCount) columns: views that take too many of them, or rows with too many views, end "
          + "at column \(Self.columnLimit).")
      columnCount = Self.columnLimit
    }
    singleCells = Array(repeating: [], count: columnCount)
    var last: GridRowNode?
    var column = 0
    for (child, node) in zip(children, nodes) {
      let isNewRow = node == nil || node !== last
      last = node
      if isNewRow {
        rows.append(Row(alignment: node?.alignment))
        column = 0
      }
      let span = node == nil ? columnCount : child.trait(GridCellColumnsKey.self) ?? 1
      let end = min(span, columnCount - column) + column
      // Views beyond the last column go into the last column.
      add(child, columns: min(column, columnCount - 1)..<max(end, min(column, columnCount - 1) + 1))
      column = end
    }
  }

  private mutating func add(_ child: Element, columns: Range<Int>) {
    let unsizedAxes = child.trait(GridCellUnsizedAxesKey.self) ?? []
    rows[rows.count - 1].cells.append(Cell(element: child, columns: columns, unsizedAxes: unsizedAxes))
    if columns.count == 1, !unsizedAxes.contains(.horizontal as Axis) { singleCells[columns.lowerBound].append(child) }
    if let alignment = child.trait(GridColumnAlignmentKey.self), columnAlignments[columns.lowerBound] == nil {
      columnAlignments[columns.lowerBound] = alignment
    }
  }

  private static func columnCount(_ children: [Element], _ nodes: [GridRowNode?]) -> Int {
    var counts: [ObjectIdentifier: Int] = [:]
    for (child, node) in zip(children, nodes) {
      guard let node else { continue }
      let (sum, isTooLarge) = counts[ObjectIdentifier(node), default: 0].addingReportingOverflow(
        child.trait(GridCellColumnsKey.self) ?? 1)
      counts[ObjectIdentifier(node)] = isTooLarge ? .max : sum
    }
    return max(counts.values.max() ?? 0, children.isEmpty ? 0 : 1)
  }
}
