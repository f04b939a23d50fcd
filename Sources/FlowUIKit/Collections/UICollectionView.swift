import SwiftUI

/// Items that a layout places, of which only the visible ones have cells.
///
/// With the layout of a list it is shown as a list of SwiftUI; otherwise its cells are its subviews.
open class UICollectionView: UIScrollView, ListOwner {
  /// The direction in which the content is longer than the view.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  let list = ListState()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    storedLayout = (coder as? InterfaceCoder)?.makeCollectionLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private var storedLayout: UICollectionViewLayout

  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    removeAllCells()
    storedLayout = layout
    layout.collectionView = self
    layout.isInvalid = true
    list.changes.note()
    setNeedsLayout()
    completion?(true)
  }

  open override var backgroundColor: UIColor? { didSet { if !isAppearanceProxy { list.changes.note() } } }

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: - Items

  open var numberOfSections: Int {
    loadIfNeeded()
    return list.model.sections.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return list.model.sections.indices.contains(section) ? list.model.sections[section].rows.count : 0
  }

  func loadIfNeeded() { if !list.isLoaded { loadRows() } }

  func loadRows() {
    list.isLoaded = true
    list.model.reload(counts())
  }

  private func counts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Asks for all items again.
  open func reloadData() {
    list.isLoaded = false
    list.selected = []
    list.forgetSlots(self) { _ in true }
    removeAllCells()
    storedLayout.isInvalid = true
    (storedLayout as? _PlannedCollectionLayout)?.forgetSizes()
    list.changes.note()
    setNeedsLayout()
  }

  open func reloadSections(_ sections: IndexSet) {
    update {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update {
      $0.deletedRows += indexPaths
      $0.insertedRows += indexPaths
    }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  private var edits: RowModel.Edits?

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Applies edits together, and calls the completion with the end of the update.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    let isOuter = edits == nil
    if isOuter { edits = RowModel.Edits() }
    updates?()
    if isOuter, let edits {
      self.edits = nil
      apply(edits, changed: [], isAnimated: true)
    }
    guard let completion else { return }
    if let window { window.afterLayout { completion(true) } } else { completion(true) }
  }

  private func update(_ change: (inout RowModel.Edits) -> Void) {
    if var edits {
      change(&edits)
      self.edits = edits
      return
    }
    loadIfNeeded()
    var edits = RowModel.Edits()
    change(&edits)
    apply(edits, changed: [], isAnimated: UIView.areAnimationsEnabled)
  }

  /// Shows the edits of a data source that has changed already.
  func apply(_ edits: RowModel.Edits, changed: [IndexPath], isAnimated: Bool) {
    guard list.isLoaded else {
      list.changes.note()
      return setNeedsLayout()
    }
    let isPossible = list.model.apply(edits) { [self] section in
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    let counts = counts()
    guard isPossible, counts == list.model.counts else {
      reportMistake(
        "Invalid update of a \(type(of: self)): after the update, its sections would have \(list.model.counts) items, "
          + "but its data source has \(counts); all items were reloaded.")
      return reloadData()
    }
    let model = list.model
    let again = Set(changed.compactMap { model.id(at: $0) })
    list.selected = list.selected.filter { model.path(of: $0) != nil }
    list.forgetSlots(self) { model.path(of: $0.id) == nil || again.contains($0.id) }
    for slot in list.slots.values { slot.changes.note() }
    removeCells { id in model.path(of: id) == nil || again.contains(id) }
    (storedLayout as? _PlannedCollectionLayout)?.forgetSizes()
    storedLayout.isInvalid = true
    setNeedsLayout()
    if isAnimated { withAnimation { list.changes.note() } } else { list.changes.note() }
  }

  // MARK: - Reuse

  private var pool: [String: [UICollectionReusableView]] = [:]
  private var classes: [String: UICollectionReusableView.Type] = [:]

  /// What makes views that are in a nib or in a storyboard.
  private var prototypes: [String: any InterfacePrototype] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
    prototypes[identifier] = nil
  }

  /// Makes cells of the first object of a nib.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { register(nib, as: identifier) }

  /// Makes headers and the like of the first object of a nib.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, as: "\(kind) \(identifier)") }

  func register(_ prototype: (any InterfacePrototype)?, as name: String) {
    prototypes[name] = prototype
    if prototype != nil { classes[name] = nil }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    classes["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type
    prototypes["\(elementKind) \(identifier)"] = nil
  }

  /// A view of a class with a name: one that is not used any more, or a new one.
  func dequeue<Made: UICollectionReusableView>(_ made: Made.Type, _ name: String, _ identifier: String) -> Made {
    if let view = pool[name]?.popLast() as? Made {
      view.prepareForReuse()
      return view
    }
    let view = prototypes[name]?.makePrototype() as? Made ?? ViewClass.make(made)
    view.reuseIdentifier = identifier
    view.poolName = name
    view.collection = self
    return view
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let known = classes[identifier] as? UICollectionViewCell.Type { return dequeue(known, identifier, identifier) }
    if prototypes[identifier] != nil { return dequeue(UICollectionViewCell.self, identifier, identifier) }
    reportMistake(
      "There is no cell with the identifier \"\(identifier)\"; a plain one is shown. Register a class with "
        + "register(_:forCellWithReuseIdentifier:).")
    return dequeue(UICollectionViewCell.self, identifier, identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "\(elementKind) \(identifier)"
    return dequeue(classes[name] ?? UICollectionReusableView.self, name, identifier)
  }

  func giveBack(_ view: UICollectionReusableView) {
    if let name = view.poolName { pool[name, default: []].append(view) }
  }

  // MARK: - Cells as subviews

  /// What names an element through edits.
  private enum Place: Hashable {
    case item(Int)
    case supplement(String, section: Int, index: Int)
  }

  private var shown: [Place: UICollectionReusableView] = [:]
  private var tracks: [Int: CollectionTrack] = [:]

  var isList: Bool { (storedLayout as? UICollectionViewCompositionalLayout)?.list != nil }

  /// Whether the widths of items are asked from them, too.
  var estimatesWidths: Bool {
    (storedLayout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? false
  }

  private var laidOutSize = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isAppearanceProxy, !isList else { return }
    loadIfNeeded()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      storedLayout.isInvalid = true
      (storedLayout as? _PlannedCollectionLayout)?.forgetSizes()
    } else if storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      storedLayout.isInvalid = true
    }
    // Sizes that cells ask for move others, which may become visible.
    for _ in 0..<Self.passLimit { if tile() { break } }
  }

  private static let passLimit = 12

  /// Shows the elements that are visible.
  ///
  /// - Returns: Whether all have the size that they ask for.
  private func tile() -> Bool {
    if storedLayout.isInvalid {
      storedLayout.isInvalid = false
      storedLayout.prepare()
    }
    let size = storedLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    var seen: Set<Place> = []
    var isSettled = true
    let visible = CGRect(origin: bounds.origin, size: bounds.size)
    for attributes in storedLayout.layoutAttributesForElements(in: visible) ?? [] where !attributes.isHidden {
      guard let place = place(of: attributes) else { continue }
      seen.insert(place)
      let view = view(at: place, attributes, in: self)
      if !fit(view, attributes) { isSettled = false }
    }
    tileTracks(seen: &seen, visible: visible, isSettled: &isSettled)
    removeViews { !seen.contains($0) }
    if !isSettled { storedLayout.isInvalid = true }
    return isSettled
  }

  private func place(of attributes: UICollectionViewLayoutAttributes) -> Place? {
    if let kind = attributes.representedElementKind {
      guard attributes.representedElementCategory == .supplementaryView else { return nil }
      return .supplement(kind, section: attributes.indexPath.section, index: attributes.indexPath.item)
    }
    return list.model.id(at: attributes.indexPath).map { .item($0) }
  }

  private func view(
    at place: Place, _ attributes: UICollectionViewLayoutAttributes, in container: UIView
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if let known = shown[place] {
      view = known
    } else {
      view = makeView(at: place, attributes)
      shown[place] = view
    }
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.superview !== container { container.addSubview(view) }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    if attributes.zIndex > 0, container.subviews.last !== view { container.bringSubviewToFront(view) }
    view.apply(attributes)
    return view
  }

  private func makeView(
    at place: Place, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else { return UICollectionReusableView(frame: .zero) }
    if let kind = attributes.representedElementKind {
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      view.collection = self
      return view
    }
    let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    cell.collection = self
    if case .item(let id) = place { cell.isSelected = list.selected.contains(id) }
    cell.isEditingCell = isEditing
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    return cell
  }

  /// Asks an element for its size, if the layout wants it.
  ///
  /// - Returns: Whether the element has the size.
  private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard storedLayout.measures(attributes) else { return true }
    let old = attributes.size
    let wanted = view.preferredLayoutAttributesFitting(attributes).size
    storedLayout.takeSize(wanted, of: attributes)
    return abs(wanted.width - old.width) < 0.01 && abs(wanted.height - old.height) < 0.01
  }

  /// Shows the sections that scroll separately.
  private func tileTracks(seen: inout Set<Place>, visible: CGRect, isSettled: inout Bool) {
    guard let layout = storedLayout as? _PlannedCollectionLayout else { return }
    for (index, section) in layout.plan.sections.enumerated() {
      guard let length = section.scrolledLength else {
        tracks.removeValue(forKey: index)?.removeFromSuperview()
        continue
      }
      guard section.contentFrame.intersects(visible) else { continue }
      let track = tracks[index] ?? CollectionTrack(frame: section.contentFrame)
      tracks[index] = track
      track.collection = self
      track.frame = section.contentFrame
      track.isPagingEnabled = section.isPaged
      track.contentSize = CGSize(
        width: section.contentStart + length + section.contentEnd, height: section.contentFrame.height)
      if track.superview == nil { addSubview(track) }
      for (item, frame) in section.items.enumerated() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame.offsetBy(dx: section.contentStart, dy: 0)
        guard attributes.frame.intersects(track.bounds), let place = place(of: attributes) else { continue }
        seen.insert(place)
        let cell = view(at: place, attributes, in: track)
        if !fit(cell, attributes) { isSettled = false }
      }
    }
  }

  private func removeViews(where isGone: (Place) -> Bool) {
    for (place, view) in shown where isGone(place) {
      shown[place] = nil
      view.removeFromSuperview()
      if case .item(let id) = place, let cell = view as? UICollectionViewCell, let path = list.model.path(of: id) {
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      giveBack(view)
    }
  }

  private func removeAllCells() {
    removeViews { _ in true }
    for track in tracks.values { track.removeFromSuperview() }
    tracks = [:]
  }

  private func removeCells(where isGone: (Int) -> Bool) {
    removeViews { if case .item(let id) = $0 { isGone(id) } else { true } }
  }

  override var awaitsScroll: Bool { super.awaitsScroll || list.request != nil }

  override func proposedOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func treeDidScroll(_ moment: ScrollMoment) {
    list.request = nil
    if isList {
      if contentSize != moment.size { contentSize = moment.size }
    } else {
      setNeedsLayout()
    }
  }

  override func makeFace() -> AnyView? {
    guard isList else { return super.makeFace() }
    return AnyView(HostedRoot(content: AnyView(ListFace(owner: self)), insets: shownInsets))
  }

  override var shownRole: SemanticsNode.Role { .collectionView }

  // MARK: - Places

  private func path(of place: Place) -> IndexPath? {
    if case .item(let id) = place { list.model.path(of: id) } else { nil }
  }

  /// The items that are visible.
  open var indexPathsForVisibleItems: [IndexPath] {
    isList ? list.shown.map(\.path) : shown.keys.compactMap { path(of: $0) }.sorted()
  }

  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let id = list.model.id(at: indexPath) else { return nil }
    return (isList ? list.slots[id]?.cell : shown[.item(id)]) as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    if isList { return list.slots.values.first { $0.cell === cell }.flatMap { list.model.path(of: $0.id) } }
    return shown.first { $0.value === cell }.flatMap { path(of: $0.key) }
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[.supplement(elementKind, section: indexPath.section, index: indexPath.item)]
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { layoutAttributesForItem(at: $0)?.frame.contains(point) == true }
  }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    guard isList else {
      if storedLayout.isInvalid {
        storedLayout.isInvalid = false
        storedLayout.prepare()
      }
      return storedLayout.layoutAttributesForItem(at: indexPath)
    }
    guard let id = list.model.id(at: indexPath), let rect = element?.frame(ofHostedRow: id) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rect
    return attributes
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let id = list.model.id(at: indexPath) else {
      reportMistake("\(type(of: self)) has no item at \(indexPath) to scroll to.")
      return
    }
    if isList {
      let anchor: UnitPoint? =
        scrollPosition.contains(.top)
        ? .top : scrollPosition.contains(.bottom) ? .bottom : scrollPosition.isEmpty ? nil : .center
      return list.scroll(to: id, anchor)
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if let track = tracks[indexPath.section] {
      let x = frame.minX - (track.bounds.width - frame.width) / 2
      let start = scrollPosition.contains(.left) ? frame.minX : x
      track.setContentOffset(
        CGPoint(x: min(max(0, start), max(0, track.contentSize.width - track.bounds.width)), y: 0), animated: animated)
    }
    var offset = contentOffset
    let size = bounds.size
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - size.height }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - size.height / 2 }
    if tracks[indexPath.section] == nil {
      if scrollPosition.contains(.left) { offset.x = frame.minX }
      if scrollPosition.contains(.right) { offset.x = frame.maxX - size.width }
      if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
    }
    let content = storedLayout.collectionViewContentSize
    offset.x = min(max(0, offset.x), max(0, content.width - size.width))
    offset.y = min(max(0, offset.y), max(0, content.height - size.height))
    setContentOffset(offset, animated: animated)
    setNeedsLayout()
  }

  // MARK: - Drags

  /// Provides the items of drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { rowDrops.refresh() } }

  /// Takes the items that are dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a person can drag items.
  open var dragInteractionEnabled = true { didSet { rowDrops.refresh() } }

  private(set) lazy var rowDrops = RowDrops(self)

  // MARK: - Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false { didSet { list.changes.note() } }
  open var allowsSelectionDuringEditing = true
  open var allowsMultipleSelectionDuringEditing = false { didSet { list.changes.note() } }
  open var selectionFollowsFocus = false

  /// Whether items show what a person can do with them.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.isEditingCell = isEditing }
      for slot in list.slots.values { slot.changes.note() }
      withAnimation { list.changes.note() }
    }
  }

  private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  open var indexPathsForSelectedItems: [IndexPath]? {
    list.selected.compactMap { list.model.path(of: $0) }.sorted()
  }

  /// Selects an item without telling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    if indexPath == nil || !allowsMany {
      for path in indexPathsForSelectedItems ?? [] where path != indexPath { setSelected(false, at: path) }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

  private func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard let id = list.model.id(at: path), list.selected.contains(id) != isSelected else { return }
    if isSelected { list.selected.insert(id) } else { list.selected.remove(id) }
    cellForItem(at: path)?.isSelected = isSelected
    list.changes.note()
  }

  /// - Returns: Whether the cell may be highlighted.
  func highlight(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), allowsSelection,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func unhighlight(_ cell: UICollectionViewCell) {
    if let path = indexPath(for: cell) { itemDelegate?.collectionView(self, didUnhighlightItemAt: path) }
  }

  func tapped(_ cell: UICollectionViewCell) { if let path = indexPath(for: cell) { choose(path) } }

  func choose(_ path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection else {
      return
    }
    if isList, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) == false { return }
    let isSelected = indexPathsForSelectedItems?.contains(path) == true
    if isSelected, allowsMany {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, at: path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMany {
      for other in indexPathsForSelectedItems ?? [] where other != path {
        setSelected(false, at: other)
        itemDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: path)
    // As on iOS, the segue is prepared before the delegate hears of the selection.
    if let cell = cellForItem(at: path) { cell.segue?.follow(cell) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Shows the row of a cell again.
  func rowChanged(of cell: UICollectionViewCell) {
    if isList { list.slots.values.first { $0.cell === cell }?.changes.note() }
  }
}

/// A section that scrolls separately.
private final class CollectionTrack: UIScrollView {
  weak var collection: UICollectionView?

  override func treeDidScroll(_ moment: ScrollMoment) { collection?.setNeedsLayout() }
}
