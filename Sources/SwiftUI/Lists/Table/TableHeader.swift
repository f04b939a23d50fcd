import Foundation

/// A column as shown in the table's header.
struct TableHeaderColumn {
  let label: AnyView
  let comparator: (any SortComparator)?
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
}

extension TableColumnDescription {
  var header: TableHeaderColumn {
    TableHeaderColumn(label: label, comparator: comparator, width: width, alignment: alignment)
  }
}

/// The column titles above the rows of a table.
struct TableHeader: View {
  let columns: [TableHeaderColumn]
  let sorting: TableSorting?

  @Environment(\.design) private var design

  var body: some View {
    VStack(spacing: 0) {
      TableLine(
        widths: columns.map(\.width), alignments: columns.map(\.alignment.horizontal), measures: design.lists.tables
      ) {
        ForEach(columns.indices, id: \.self) { index in
          TableTitle(column: columns[index], sorting: sorting)
        }
      }
      .padding(.leading, design.lists.plain.rowInsets.leading)
      .padding(.trailing, design.lists.plain.rowInsets.trailing)
      .padding(.vertical, design.lists.tables.titleInset)
      .frame(maxWidth: .infinity, alignment: .leading)
      Divider()
    }
    .background(Color(uiColor: .systemBackground))
  }
}

/// The title of one column. It is a button if rows can be sorted by the column, with an arrow while they are.
private struct TableTitle: View {
  let column: TableHeaderColumn
  let sorting: TableSorting?

  @Environment(\.design) private var design

  var body: some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: design.lists.tables.arrowDistance) {
          title(isSorted: order != nil)
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.caption.weight(.semibold))
              .foregroundStyle(.secondary)
              .accessibilityHidden(true)
          }
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
    } else {
      title(isSorted: false)
    }
  }

  private func title(isSorted: Bool) -> some View {
    column.label
      .font(isSorted ? .subheadline.weight(.semibold) : .subheadline)
      .foregroundStyle(isSorted ? .primary : .secondary)
      .lineLimit(1)
  }
}
