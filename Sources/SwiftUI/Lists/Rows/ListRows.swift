import Foundation

/// The rows of a list: the scrolled content.
struct ListRows<Content: View>: PrimitiveView {
  let content: Content
  let settings: ListSettings

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TypedListRowsElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

/// The settings shared by the rows of a list.
struct ListSettings {
  var appearance: ListAppearance
  var selection: ListSelection?
  var isEditing: Bool
  var rowSpacing: CGFloat
  var isBelowBar: Bool
  var isBelowLargeTitle: Bool
}

/// The element of a list's rows for a specific type of content.
final class TypedListRowsElement<Content: View>: ListRowsElement {
  init(_ view: ListRows<Content>, in context: _NodeContext) {
    super.init(view.settings, in: context)
    content = Content._makeNode(view.content, in: childContext.with(container: .list))
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ListRows<Content>.self)
    show(new.settings)
    content?.update(new.content)
  }
}

/// The rows of a list, stacked vertically and created as they become visible.
@MainActor
package class ListRowsElement: LazyElement {
  private(set) final var settings: ListSettings
  private final var rows = OrderedNodes<ListRowElement>()

  /// The row whose swipe actions are revealed.
  final weak var revealedRow: ListRowElement?

  private final var closing: RowClosing?

  init(_ settings: ListSettings, in context: _NodeContext) {
    self.settings = settings
    super.init(context)
  }

  final func show(_ new: ListSettings) {
    let old = settings
    settings = new
    let isSameLayout =
      old.appearance == new.appearance && old.isEditing == new.isEditing
      && old.rowSpacing == new.rowSpacing && old.isBelowBar == new.isBelowBar
      && old.isBelowLargeTitle == new.isBelowLargeTitle
      && old.selection?.allowsMany == new.selection?.allowsMany
    if isSameLayout { return }
    tableChanged()
    for row in rowsInOrder { row.setNeedsLayout() }
  }

  var appearance: ListAppearance { settings.appearance }

  // MARK: - Rows

  final var rowsInOrder: [ListRowElement] { rows.inOrder }

  override func wrap(_ element: Element, index: Int) -> Element {
    let row = knownRow(of: element) ?? makeRow(element)
    row.show(position(ofElement: index))
    return row
  }

  override func knownWrapper(of element: Element) -> Element? { knownRow(of: element) }

  private func knownRow(of element: Element) -> ListRowElement? {
    guard let row = rows[element], row.content === element else { return nil }
    row.takeBack(element)
    return row
  }

  private func makeRow(_ element: Element) -> ListRowElement {
    let row = ListRowElement(element, list: self, in: childContext)
    rows[element] = row
    return row
  }

  override func outlineChanged() {
    for row in rows.remove(where: { !$0.content.isMounted }) { row.unmount() }
  }

  private func position(ofElement index: Int) -> ListRowPosition {
    let block = table.blocks[table.blockIndex(ofElement: index)]
    let isAlone = settings.rowSpacing > 0
    return ListRowPosition(
      kind: block.kind, index: index, isFirst: isAlone || index == block.elements.lowerBound,
      isLast: isAlone || index == block.elements.upperBound - 1)
  }

  /// The row at an index, if it is shown.
  func shownRow(at index: Int) -> ListRowElement? {
    for line in shownLines {
      for case let row as ListRowElement in line.elements where row.position.index == index { return row }
    }
    return nil
  }

  /// The row at an index among all rows, headers and footers; created if necessary.
  package func row(at index: Int) -> ListRowElement? {
    lineElement(at: index) as? ListRowElement
  }

  // MARK: - Lines

  override func makeTable(_ outline: ElementOutline) -> LineTable {
    ListLines(
      appearance: appearance, rowSpacing: settings.rowSpacing, isBelowBar: settings.isBelowBar,
      isBelowLargeTitle: settings.isBelowLargeTitle
    ).table(for: outline)
  }

  override var pinnedKinds: Set<LineTable.Kind> { appearance.style.pinsHeaders ? [.header] : [] }

  /// The distances of a row from the sides of the list.
  private func sides(of row: Element?) -> (leading: CGFloat, trailing: CGFloat) {
    let own = (row as? ListRowElement)?.content.environment.listSectionMargins
    return (own?.leading ?? appearance.leadingInset, own?.trailing ?? appearance.trailingInset)
  }

  private func proposal(of row: Element?, cross: CGFloat?) -> ProposedViewSize {
    let sides = sides(of: row)
    return ProposedViewSize(width: cross.map { max(0, $0 - sides.leading - sides.trailing) }, height: nil)
  }

  override func measure(_ elements: [Element], kind: LineTable.Kind, cross: CGFloat?) -> CGFloat {
    elements.first?.size(for: proposal(of: elements.first, cross: cross)).height ?? 0
  }

  override func idealCross(_ elements: [Element], kind: LineTable.Kind) -> CGFloat {
    let sides = sides(of: elements.first)
    return (elements.first?.size(for: proposal(of: elements.first, cross: nil)).width ?? 0) + sides.leading
      + sides.trailing
  }

  override func place(_ elements: [Element], line: Int, at start: CGFloat, length: CGFloat, cross: CGFloat?) {
    guard let row = elements.first else { return }
    placeChild(row, at: CGPoint(x: sides(of: row).leading, y: start), proposal: proposal(of: row, cross: cross))
  }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for row in rowsInOrder { body(row) }
  }

  override package var touchResponder: (any TouchResponder)? {
    guard revealedRow?.isMounted == true else { return nil }
    if closing == nil { closing = RowClosing(self) }
    return closing
  }

  override var containerName: String { "List" }
  override package var pathName: String { "" }
}

/// The position of a row in its section.
struct ListRowPosition: Equatable {
  var kind: LineTable.Kind
  var index: Int
  var isFirst: Bool
  var isLast: Bool
}
