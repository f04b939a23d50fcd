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

  /// The alignment of each column that has one of its own.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ children: [Element], in grid: Element) {
    let nodes = children.map { $0.gridRow(in: grid) }
    columnCount = Self.columnCount(children, nodes)
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
      add(child, columns: column..<column + span)
      column += span
    }
  }

  private mutating func add(_ child: Element, columns: Range<Int>) {
    rows[rows.count - 1].cells.append(
      Cell(element: child, columns: columns, unsizedAxes: child.trait(GridCellUnsizedAxesKey.self) ?? []))
    if let alignment = child.trait(GridColumnAlignmentKey.self), columnAlignments[columns.lowerBound] == nil {
      columnAlignments[columns.lowerBound] = alignment
    }
  }

  private static func columnCount(_ children: [Element], _ nodes: [GridRowNode?]) -> Int {
    var counts: [ObjectIdentifier: Int] = [:]
    for (child, node) in zip(children, nodes) {
      guard let node else { continue }
      counts[ObjectIdentifier(node), default: 0] += child.trait(GridCellColumnsKey.self) ?? 1
    }
    return max(counts.values.max() ?? 0, children.isEmpty ? 0 : 1)
  }
}
