/// Rows of data in columns.
///
/// In a compact width only the first column is shown, without titles, as on a phone. In a regular width the titles stay
/// above the rows; tapping one changes the sort order, and the app sorts its data accordingly.
///
/// The widths of columns, the height of the titles and the spacing between columns were not measured.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: (() -> ListSelection)?
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  init(
    _ rows: Rows, _ columns: Columns, selection: (() -> ListSelection)? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  @MainActor public var body: some View {
    if sizeClass == .compact {
      ListBody(
        content: rows._rowViews(_TableRowContext(columns: Array(visibleColumns.prefix(1)))), selection: selection)
    } else {
      let columns = visibleColumns
      let titles = headers == .hidden ? [] : columns.map(\.header)
      ListBody(content: rows._rowViews(_TableRowContext(columns: columns)), selection: selection)
        .listStyle(.plain)
        .safeAreaInset(edge: .top, spacing: 0) {
          if !titles.isEmpty { TableHeader(columns: titles, sorting: sorting) }
        }
    }
  }

  @MainActor private var visibleColumns: [TableColumnDescription<Value>] {
    let customization = customization?.wrappedValue
    return _TableColumns.of(columns).filter { column in
      let chosen = column.customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
      return (chosen == .automatic ? column.visibility : chosen) != .hidden
    }
  }
}

extension Table: ComposedView {
  @MainActor package var composition: Composition {
    let columns = visibleColumns
    return Composition("Table")
      .multiple(rows._rowViews(_TableRowContext(columns: Array(columns.prefix(1)))))
      .value("titles", columns.map { $0.label.given })
  }
}

extension EnvironmentValues {
  /// Whether tables show their column titles.
  @Entry var tableColumnHeaders: Visibility = .automatic
}

extension View {
  /// Shows or hides the column titles of tables.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
