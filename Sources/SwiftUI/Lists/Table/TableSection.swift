// Sections of a table's rows.
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

  /// Rows below a view.
  public nonisolated init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: header(), isExpanded: nil)
  }

  /// Rows below a localized title.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(titleKey), isExpanded: nil)
  }

  /// Rows below a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(title), isExpanded: nil)
  }

  /// Rows that are set apart from others.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Rows below a view; they can be folded in lists that fold sections.
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: header(), isExpanded: isExpanded)
  }

  /// Rows below a localized title; they can be folded in lists that fold sections.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rows: content(), below: Text(titleKey), isExpanded: isExpanded)
  }

  /// Rows below a title; they can be folded in lists that fold sections.
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
