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

final class FirstFittingElement<Content: View>: ContentElement {
  private weak var chosen: Element?

  init(_ view: FirstFitting<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: FirstFitting<Content>.self).content)
  }

  private func choose(for width: CGFloat?) -> Element? {
    guard let width else { return children.first }
    return children.first { $0.size(for: .unspecified).width <= width + 0.01 } ?? children.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choose(for: proposal.width)?.size(for: .unspecified) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    chosen = choose(for: proposal.width)
    if let chosen { placeChild(chosen, at: .zero, proposal: .unspecified) }
  }

  override var ownGuideAxes: Axis.Set { children.guideAxes }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choose(for: proposal.width)?.explicitGuide(key, for: .unspecified)
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let chosen { body(chosen) }
  }

  override var pathName: String { "" }
}
