/// A slot in a bar for an item that is declared elsewhere in the tree.
struct BarItemSlot: PrimitiveView {
  let item: BarItem

  /// Whether the item has its preferred width regardless of the available space.
  var isFixed = true

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    BarItemSlotElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class BarItemSlotElement: Element {
  private var slot: BarItemSlot

  init(_ view: BarItemSlot, in context: _NodeContext) {
    slot = view
    super.init(context)
    adopt()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: BarItemSlot.self)
    let isUnchanged = new.item == slot.item && new.isFixed == slot.isFixed
    slot = new
    adopt()
    if !isUnchanged { setNeedsLayout() }
  }

  private var item: Element { slot.item.element }

  private func adopt() { item.layoutParent = self }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { item.size(for: inner(proposal)) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    placeChild(item, at: .zero, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    slot.isFixed ? ProposedViewSize(width: nil, height: proposal.height) : proposal
  }

  override var ownGuideAxes: Axis.Set { item.guideAxes }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    item.explicitGuide(key, for: inner(proposal))
  }

  override var preferredSpacing: ViewSpacing { item.spacing }

  override func forEachLayoutChild(_ body: (Element) -> Void) { body(item) }

  override func willUnmount() {
    if item.layoutParent === self { item.layoutParent = nil }
  }

  override var pathName: String { "" }
}
