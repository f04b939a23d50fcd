import Foundation

/// A row, a header or a footer of a list: the content with the list's insets, background, separators and controls.
@MainActor
package final class ListRowElement: Element, TraitReader {
  let content: Element
  unowned let list: ListRowsElement
  private(set) var position = ListRowPosition(kind: .content, index: 0, isFirst: false, isLast: false)

  private var backgroundNode: LayerElement<AnyView>?
  private(set) var controls = ListRowControls()

  /// The edge at which swipe actions are revealed, if any.
  var revealedEdge: HorizontalEdge?

  private var touches: RowTouches?

  /// The anchor of the row's menu, created when the menu is first opened.
  var menuAnchor: LayerElement<RowMenuAnchor>?

  init(_ content: Element, list: ListRowsElement, in context: _NodeContext) {
    self.content = content
    self.list = list
    super.init(context)
    layoutParent = list
    content.enter(self)
    showBackground()
  }

  func show(_ new: ListRowPosition) {
    let isOtherKind = new.kind != position.kind
    position = new
    if isOtherKind { setNeedsLayout() }
  }

  /// Called when the traits that the content sets for its row may have changed.
  func traitsChanged() {
    showBackground()
    controls.contentChanged()
    setNeedsLayout()
  }

  private func showBackground() {
    guard let view = content.trait(ListRowBackgroundKey.self) ?? nil else {
      backgroundNode?.unmount()
      backgroundNode = nil
      return
    }
    if let backgroundNode {
      backgroundNode.show(view, alignment: .center)
      return
    }
    var context = childContext
    context.environment = content.environment
    let node = LayerElement(view, alignment: .center, in: context)
    node.layoutParent = self
    backgroundNode = node
  }

  var background: Element? { backgroundNode }

  override package var foreignElement: Element? { content }

  // MARK: - Layout

  var isRow: Bool { position.kind == .content }

  override package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? {
    LineShareFact.answer(key, .line) ?? TraitReaderFact.answer(key, self)
  }

  private var insets: EdgeInsets {
    let appearance = list.appearance
    let standard: EdgeInsets
    switch position.kind {
    case .content: standard = appearance.style.rowInsets
    case .header: standard = appearance.style.headerInsets
    case .footer:
      let drop = list.environment.isKorean ? appearance.style.footerDropInKorean : 0
      var footer = appearance.style.footerInsets
      footer.top += drop
      footer.bottom -= drop
      standard = footer
    }
    var insets = (content.trait(ListRowInsetsKey.self) ?? nil) ?? standard
    content.trait(ListRowEdgeInsetsKey.self)?.apply(to: &insets)
    insets.leading += controls.leadingWidth
    insets.trailing += controls.trailingWidth
    return insets
  }

  private var minimumHeight: CGFloat {
    switch position.kind {
    case .content: max(environment.defaultMinListRowHeight, minimumHeightOfStyle)
    case .header: environment.defaultMinListHeaderHeight ?? 0
    case .footer: 0
    }
  }

  private var minimumHeightOfStyle: CGFloat {
    let room = list.appearance.style.minimumRowInsets
    guard room > 0 else { return 0 }
    let growth = list.environment.isKorean ? list.appearance.style.rowGrowthInKorean : 0
    return pixelAligned(Font.body.resolve(in: list.environment).metrics.lineHeight) + room + growth
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.inset(by: insets).width, height: nil)
  }

  override package func layoutInputChanged() {
    controls.refresh(for: self)
  }

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // The first measurement; later changes arrive through `layoutInputChanged`.
    if !controls.areMade { controls.refresh(for: self) }
    let inner = content.size(for: contentProposal(proposal))
    // Empty content, such as an empty header, has no height.
    if inner.height == 0, !isRow { return CGSize(width: proposal.width ?? 0, height: 0) }
    let height = max(minimumHeight, inner.height + insets.vertical)
    return CGSize(width: proposal.width ?? inner.width + insets.horizontal, height: pixelAligned(height))
  }

  /// Aligns the edges of rows with whole pixels, so that there is no seam between their backgrounds.
  private func pixelAligned(_ length: CGFloat) -> CGFloat {
    let pixel = environment.pixelLength
    guard pixel > 0, length.isFinite else { return length }
    return (length / pixel - 0.01).rounded(.up) * pixel
  }

  override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let insets = insets
    var inner = contentProposal(proposal)
    let room = max(0, size.height - insets.vertical)
    // Flexible content fills a row that is higher than its content requires.
    if content.size(for: inner).height < room { inner.height = room }
    let chosen = content.size(for: inner)
    // Content that is wider than the available width overflows equally on both sides.
    let overhang = max(0, chosen.width - (inner.width ?? chosen.width))
    placeChild(
      content,
      at: CGPoint(
        x: insets.leading - overhang / 2 + revealedDistance, y: insets.top + (room - chosen.height) / 2),
      proposal: inner)
    backgroundNode?.place(at: .zero, proposal: ProposedViewSize(size))
    menuAnchor?.place(at: .zero, proposal: ProposedViewSize(size))
    controls.place(in: self, size: size)
  }

  /// The distance by which the content has moved to reveal swipe actions.
  var revealedDistance: CGFloat {
    if let distance = touches?.distance { return distance }
    return switch revealedEdge {
    case .leading: controls.barWidth(.leading, height: size.height)
    case .trailing: -controls.barWidth(.trailing, height: size.height)
    case nil: 0
    }
  }

  var revealedBar: Element? { revealedEdge.flatMap { controls.swipe[$0] } }

  override package var axisForChildren: Axis? { nil }

  override package func environmentChanged() { setNeedsLayout() }

  override package func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  // MARK: - Structure

  // The content belongs to the node that created it; only what the row adds is below the row.
  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let backgroundNode { body(backgroundNode) }
    if let menuAnchor { body(menuAnchor) }
    controls.forEachNode(body)
  }

  override package func forEachLayoutChild(_ body: (Element) -> Void) {
    if let backgroundNode { body(backgroundNode) }
    body(content)
    controls.forEach(body)
    if let revealedBar { body(revealedBar) }
  }

  override package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { content.trait(key) }

  override package func draw(into list: inout DisplayListBuilder) {
    drawRow(into: &list)
  }

  override package func describe(into builder: inout SemanticsBuilder) {
    describeRow(into: &builder)
  }

  override package func hitTest(_ point: CGPoint) -> Element? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    var hit: Element?
    forEachLayoutChild { child in
      if child === background { return }
      hit = hitTest(child, at: point) ?? hit
    }
    return hit ?? self
  }

  override package var touchResponder: (any TouchResponder)? {
    guard isRow else { return nil }
    if touches == nil { touches = RowTouches(self) }
    return touches
  }

  override package var pathName: String { "" }
}
