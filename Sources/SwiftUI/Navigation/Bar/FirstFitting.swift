/// Shows the first of its views that fits the available width, otherwise the last.
struct FirstFitting<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    FirstFittingElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class FirstFittingElement<Content: View>: Element {
  private var content: _ViewNode?
  private weak var chosen: Element?

  init(_ view: FirstFitting<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: FirstFitting<Content>.self).content)
  }

  private var candidates: [Element] {
    content?.elements(placedBy: self) ?? []
  }

  private func choose(for width: CGFloat?) -> Element? {
    let candidates = candidates
    guard let width else { return candidates.first }
    return candidates.first { $0.size(for: .unspecified).width <= width + 0.01 } ?? candidates.last
  }

  override func childElementsChanged() { setNeedsLayout() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choose(for: proposal.width)?.size(for: .unspecified) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    chosen = choose(for: proposal.width)
    if let chosen { placeChild(chosen, at: .zero, proposal: .unspecified) }
  }

  override var ownGuideAxes: Axis.Set { candidates.guideAxes }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choose(for: proposal.width)?.explicitGuide(key, for: .unspecified)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let chosen { body(chosen) }
  }

  override var pathName: String { "" }
}
