import SwiftUI

/// A list of rows in sections, which makes only the rows that are visible.
///
/// It is shown as a list of SwiftUI, with which it shares its look, its editing and its gestures.
open class UITableView: UIScrollView, ListOwner {
  /// The look of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a change of rows is animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that the content determines.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The name of the icon that stands for searching in the index.
  public nonisolated static let indexSearch = "{search}"

  public let style: Style
  let list = ListState()

  /// Whether the data source does not implement moves: the default implementation of the protocol sets it.
  var hasNoMoves = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = nil
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The rows that a storyboard has itself.
  var staticSections: [StaticSection]?

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { listChanged() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: - Look

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The space above headers: that of the list's style here.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if isAppearanceProxy { change() } }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { lookChanged() } }
  open var separatorColor: UIColor? { didSet { lookChanged() } }

  /// The distances of separators from the edges, in points; a negative one means the edge of the cell's text.
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) { didSet { lookChanged() } }

  open override var backgroundColor: UIColor? { didSet { listChanged() } }

  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { change() } }

  /// The view above all sections.
  open var tableHeaderView: UIView? { didSet { lookChanged() } }

  /// The view below all sections.
  open var tableFooterView: UIView? { didSet { lookChanged() } }

  open var cellLayoutMarginsFollowReadableWidth = false

  private func lookChanged(_ member: String = #function) {
    if isAppearanceProxy { return change(member) }
    for slot in list.slots.values { slot.changes.note() }
    listChanged()
  }

  private func heightsChanged(_ member: String = #function) {
    if isAppearanceProxy { return change(member) }
    listChanged()
  }

  func listChanged() { if !isAppearanceProxy { list.changes.note() } }

  // MARK: - Rows

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return list.model.sections.count
  }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return list.model.sections.indices.contains(section) ? list.model.sections[section].rows.count : 0
  }

  private func loadIfNeeded() { if !list.isLoaded { loadRows() } }

  func loadRows() {
    list.isLoaded = true
    list.model.reload(counts())
  }

  private func counts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Asks for all rows again.
  open func reloadData() {
    list.isLoaded = false
    list.selected = []
    list.forgetSlots(self) { _ in true }
    listChanged()
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { edits in
      edits.deletedSections.formUnion(sections)
      edits.insertedSections.formUnion(sections)
    }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { edits in
      edits.deletedRows += indexPaths
      edits.insertedRows += indexPaths
    }
  }

  /// Asks for the content of rows again, and keeps their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  open func reloadSectionIndexTitles() {}

  // MARK: - Edits

  private var edits: RowModel.Edits?
  private var updateDepth = 0

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  open func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
    if edits == nil { edits = RowModel.Edits() }
  }

  open func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, let edits else { return }
    self.edits = nil
    apply(edits, isAnimated: true)
  }

  /// Applies edits together, and calls the completion with the end of the update.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    if let window { window.afterLayout { completion(true) } } else { completion(true) }
  }

  /// Whether edits wait for the end of an update.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  private func update(_ animation: RowAnimation, _ change: (inout RowModel.Edits) -> Void) {
    if var edits {
      change(&edits)
      self.edits = edits
      return
    }
    loadIfNeeded()
    var edits = RowModel.Edits()
    change(&edits)
    apply(edits, isAnimated: animation != .none && UIView.areAnimationsEnabled)
  }

  /// Shows the edits of a data source that has changed already.
  func apply(_ edits: RowModel.Edits, changed: [IndexPath], isAnimated: Bool) {
    guard list.isLoaded else { return listChanged() }
    apply(edits, isAnimated: isAnimated)
    let ids = Set(changed.compactMap { list.model.id(at: $0) })
    list.forgetSlots(self) { ids.contains($0.id) }
    if !ids.isEmpty { listChanged() }
  }

  private func apply(_ edits: RowModel.Edits, isAnimated: Bool) {
    let isPossible = list.model.apply(edits) { [self] section in
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    let counts = counts()
    guard isPossible, counts == list.model.counts else {
      reportMistake(
        "Invalid update of a \(type(of: self)): after the update, its sections would have \(list.model.counts) rows, "
          + "but its data source has \(counts); all rows were reloaded.")
      return reloadData()
    }
    let model = list.model
    list.selected = list.selected.filter { model.path(of: $0) != nil }
    list.forgetSlots(self) { model.path(of: $0.id) == nil }
    for slot in list.slots.values { slot.changes.note() }
    if isAnimated { withAnimation { listChanged() } } else { listChanged() }
  }

  // MARK: - Reuse

  private var pool: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var partClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var partNibs: [String: UINib] = [:]

  /// What makes cells that are in a nib or in a storyboard.
  private var prototypes: [String: any InterfacePrototype] = [:]

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
    prototypes[identifier] = nil
  }

  /// Makes cells of the first object of a nib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib as (any InterfacePrototype)?, identifier)
  }

  func register(_ prototype: (any InterfacePrototype)?, _ identifier: String) {
    prototypes[identifier] = prototype
    classes[identifier] = nil
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    partClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    partNibs[identifier] = nil
  }

  /// Makes headers and footers of the first object of a nib.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    partNibs[identifier] = nib
    partClasses[identifier] = nil
  }

  /// A cell that is not used any more, or a new one of the registered class; `nil` without a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let prototype = prototypes[identifier] {
      let cell = prototype.makePrototype() as? UITableViewCell
      cell?.reuseIdentifier = identifier
      return cell
    }
    return classes[identifier].map { ViewClass.make($0, style: .default, reuseIdentifier: identifier) }
  }

  /// A cell that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportMistake(
      "There is no cell with the identifier \"\(identifier)\"; a plain one is shown. Register a class with "
        + "register(_:forCellReuseIdentifier:).")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let nib = partNibs[identifier] { return nib.makePrototype() as? UITableViewHeaderFooterView }
    return partClasses[identifier].map { ViewClass.make($0, reuseIdentifier: identifier) }
  }

  // MARK: - The list

  var listRole: SemanticsNode.Role { .table }

  var listKind: _ListKind {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  func makeCell(at path: IndexPath) -> UIView {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(list.model.id(at: path).map { list.selected.contains($0) } ?? false, animated: false)
    if let level = rowDelegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
      cell.indentationLevel = level
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func takeBack(_ cell: UIView, from path: IndexPath?) {
    guard let cell = cell as? UITableViewCell else { return }
    if let path { rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  func height(of cell: UIView, at path: IndexPath, width: CGFloat) -> CGFloat {
    let given = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return given }
    return (cell as? UITableViewCell)?.automaticHeight(width: width) ?? 44
  }

  func look(of cell: UIView?, at path: IndexPath) -> RowLook {
    var look = RowLook()
    let cell = cell as? UITableViewCell
    look.background = cell?.rowBackground
    look.showsSeparator = separatorStyle != .none
    look.separatorColor = separatorColor
    if separatorInset.left >= 0, cell.map({ $0.separatorInset.left < 0 }) ?? true {
      look.separatorInset = (separatorInset.left, separatorInset.right)
    }
    look.editing = editing(of: cell, at: path)
    look.swipes = swipes(at: path)
    return look
  }

  private func swipes(at path: IndexPath) -> [HostedSwipeActions] {
    guard let rowDelegate else { return [] }
    return [
      rowDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.shown(at: .leading),
      rowDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.shown(at: .trailing),
    ].compactMap { $0 }
  }

  private func editing(of cell: UITableViewCell?, at path: IndexPath) -> HostedRowEditing {
    var editing = HostedRowEditing(place: list.model.place(of: path))
    editing.name.identifier = cell?.accessibilityIdentifier
    editing.name.label = cell?.accessibilityLabel
    editing.name.value = cell?.accessibilityValue
    editing.name.hint = cell?.accessibilityHint
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return editing }
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    cell?.editingStyle = style
    let id = list.model.id(at: path)
    switch style {
    case .none: break
    case .delete: editing.delete = { [weak self] in self?.commit(.delete, id) }
    case .insert: if isEditing { editing.insert = { [weak self] in self?.commit(.insert, id) } }
    }
    if isEditing, !hasNoMoves, dataSource.tableView(self, canMoveRowAt: path) {
      editing.move = { [weak self] in self?.move(id, toPlace: $0) }
    }
    return editing
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ id: Int?) {
    guard let path = id.flatMap({ list.model.path(of: $0) }) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  private func move(_ id: Int?, toPlace place: Int) {
    guard let source = id.flatMap({ list.model.path(of: $0) }) else { return }
    let proposed = list.model.path(atPlace: place, movedFrom: source)
    let target =
      rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    move(from: source, to: target)
  }

  /// Moves a row, as a person does.
  func move(from source: IndexPath, to target: IndexPath) {
    guard target != source, let dataSource else { return }
    dataSource.tableView(self, moveRowAt: source, to: target)
    var edits = RowModel.Edits()
    edits.movedRows = [(source, target)]
    apply(edits, isAnimated: true)
  }

  func part(_ kind: ListPart.Kind, ofSection section: Int) -> ListPart? {
    let isHeader = kind == .header
    let given =
      (isHeader
        ? rowDelegate?.tableView(self, heightForHeaderInSection: section)
        : rowDelegate?.tableView(self, heightForFooterInSection: section))
      ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
    let height = given >= 0 && given < 1e6 ? given : nil
    let view =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    if let view {
      if isHeader {
        rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      return ListPart(content: .view(view, height: height))
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    if let title { return ListPart(content: .title(title)) }
    // A height without a title is a space.
    return height.flatMap { $0 > 0 && style != .plain ? ListPart(content: .view(UIView(), height: $0)) : nil }
  }

  func end(_ kind: ListPart.Kind) -> UIView? {
    let view = kind == .header ? tableHeaderView : tableFooterView
    return view.flatMap { $0.bounds.height > 0 ? $0 : nil }
  }

  /// Shows the row of a cell again, because its background or its accessories have changed.
  func rowChanged(of cell: UITableViewCell) {
    list.slots.values.first { $0.cell === cell }?.changes.note()
  }

  // MARK: - Selection

  open var allowsSelection = true { didSet { lookChanged() } }
  open var allowsMultipleSelection = false { didSet { lookChanged() } }
  open var allowsSelectionDuringEditing = false { didSet { lookChanged() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { lookChanged() } }
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  var allowsManyWhileEditing: Bool { allowsMultipleSelectionDuringEditing }

  private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// The selected row; the first one of several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows, or `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = list.selected.compactMap { list.model.path(of: $0) }.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in indexPathsForSelectedRows ?? [] { setSelected(false, at: path) }
      return
    }
    if !allowsMany {
      for path in indexPathsForSelectedRows ?? [] where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

  private func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard let id = list.model.id(at: path), list.selected.contains(id) != isSelected else { return }
    if isSelected { list.selected.insert(id) } else { list.selected.remove(id) }
    (list.slots[id]?.cell as? UITableViewCell)?.setSelected(isSelected, animated: false)
    listChanged()
  }

  func choose(_ path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection else {
      return
    }
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    if allowsMany, indexPathsForSelectedRows?.contains(path) == true { return deselect(path) }
    rowDelegate?.tableView(self, didHighlightRowAt: path)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    guard let target = rowDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsMany { for other in indexPathsForSelectedRows ?? [] where other != target { deselect(other) } }
    setSelected(true, at: target)
    // As on iOS, the segue is prepared before the delegate hears of the selection.
    if let cell = cellForRow(at: target) { cell.segue?.follow(cell) }
    rowDelegate?.tableView(self, didSelectRowAt: target)
  }

  private func deselect(_ path: IndexPath) {
    guard let target = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    setSelected(false, at: target)
    rowDelegate?.tableView(self, didDeselectRowAt: target)
  }

  func tappedAccessory(of cell: UITableViewCell) {
    if let path = indexPath(for: cell) { rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    cell.accessorySegue?.follow(cell)
  }

  // MARK: - Editing

  /// Whether rows show what a person can do with them.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedEditing = false
  var isEditingList: Bool { storedEditing }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    if editing { list.selected = [] }
    for slot in list.slots.values { (slot.cell as? UITableViewCell)?.setEditing(editing, animated: animated) }
    if animated { withAnimation { lookChanged() } } else { lookChanged() }
  }

  // MARK: - Drags

  /// Provides the items of drags from the rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { rowDrops.refresh() } }

  /// Takes the items that are dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether a person can drag rows.
  open var dragInteractionEnabled = true { didSet { rowDrops.refresh() } }

  private(set) lazy var rowDrops = RowDrops(self)

  // MARK: - Places

  /// The cells that are visible, in order.
  open var visibleCells: [UITableViewCell] { list.shown.compactMap { $0.slot.cell as? UITableViewCell } }

  /// The rows that are visible, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { list.shown.map(\.path) }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    list.model.id(at: indexPath).flatMap { list.slots[$0]?.cell as? UITableViewCell }
  }

  /// The row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    list.slots.values.first { $0.cell === cell }.flatMap { list.model.path(of: $0.id) }
  }

  /// The row at a point of the table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    list.shown.first { rectForRow(at: $0.path).contains(point) }?.path
  }

  /// The visible rows in a rectangle of the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    list.shown.map(\.path).filter { rectForRow(at: $0).intersects(rect) }
  }

  /// The frame of a row in the table, in points; an estimate for rows that were never visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let id = list.model.id(at: indexPath) else { return .zero }
    if let rect = element?.frame(ofHostedRow: id) { return rect }
    let height = rowHeight >= 0 ? rowHeight : shownEnvironment.leastRowHeight
    return CGRect(
      x: 0, y: CGFloat(list.model.place(of: indexPath)) * height, width: bounds.width, height: height)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard case .view(let view, _)? = part(.header, ofSection: section)?.content else { return nil }
    return view as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let id = list.model.id(at: indexPath) else {
      reportMistake("\(type(of: self)) has no row at \(indexPath) to scroll to.")
      return
    }
    let anchor: UnitPoint? =
      switch scrollPosition {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    list.scroll(to: id, anchor)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: - Face

  override func makeFace() -> AnyView? {
    AnyView(HostedRoot(content: AnyView(ListFace(owner: self)), insets: shownInsets))
  }

  override var awaitsScroll: Bool { super.awaitsScroll || list.request != nil }

  override func treeDidScroll(_ moment: ScrollMoment) {
    list.request = nil
    if contentSize != moment.size { contentSize = moment.size }
    prefetch()
  }

  private var prefetched: ClosedRange<Int>?

  /// Names the rows after the visible ones, as many as are visible.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let shown = list.shown
    guard let last = shown.last?.path, let section = list.model.sections[safe: last.section] else { return }
    let next = (last.row + 1)..<min(section.rows.count, last.row + 1 + shown.count)
    guard !next.isEmpty, prefetched != next.lowerBound...(next.upperBound - 1) else { return }
    prefetched = next.lowerBound...(next.upperBound - 1)
    prefetchDataSource.tableView(self, prefetchRowsAt: next.map { IndexPath(row: $0, section: last.section) })
  }
}

extension Array {
  /// The element at an index, or `nil` where there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension UITableViewCell {
  /// The background of the row in its list; `nil` for that of the list.
  fileprivate var rowBackground: AnyView? {
    let isShownSelected = isSelected && selectionStyle != .none
    if isShownSelected, let selectedBackgroundView { return AnyView(ViewContent(view: selectedBackgroundView)) }
    let selection = isShownSelected || isHighlighted && selectionStyle != .none ? Color(uiColor: .systemGray4) : nil
    if let backgroundConfiguration {
      let updated = backgroundConfiguration.updated(for: configurationState)
      return AnyView(updated.content(systemColor: selection))
    }
    if let selection { return AnyView(selection) }
    if let backgroundView { return AnyView(ViewContent(view: backgroundView)) }
    // The cell draws its own color.
    return backgroundColor.map { AnyView(Color(uiColor: $0)) }
  }
}
