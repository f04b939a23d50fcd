// Sections of table rows.
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var tableRowBody: Never { return fatalError("Section has no body.") }

  public func _rowViews(
    _ context: _TableRowContext<Content.TableRowValue>
  ) -> Section<Parent._RowViews, Content._RowViews, Footer._RowViews> {
    Section<Parent._RowViews, Content._RowViews, Footer._RowViews>(
      header._rowViews(context), content._rowViews(context), footer._rowViews(context), isExpanded: isExpanded)
  }

  /// Creates a section of rows with a header view.
  public nonisolated init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: header(), isExpanded: nil)
  }

  /// Creates a section of rows with a localized title.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(titleKey), isExpanded: nil)
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(title), isExpanded: nil)
  }

  /// Creates a section of rows without a header.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Creates a section of rows with a header view; it can be collapsed in lists with collapsible sections.
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: header(), isExpanded: isExpanded)
  }

  /// Creates a section of rows with a localized title; it can be collapsed in lists with collapsible sections.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(titleKey), isExpanded: isExpanded)
  }

  /// Creates a section of rows with a title; it can be collapsed in lists with collapsible sections.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(title), isExpanded: isExpanded)
  }

  private nonisolated init<V, H: View>(rows: Content, below title: H, isExpanded: Binding<Bool>?)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V> {
    self.init(
      header: TableHeaderRowContent(content: title), content: rows, footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
}
