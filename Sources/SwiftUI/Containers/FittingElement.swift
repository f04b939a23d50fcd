import Foundation

/// The element of `ViewThatFits`: several children, of which one is shown.
final class FittingElement<Content: View>: ContentElement {
  private var axes: Axis.Set
  private var shown: Element?

  init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
    axes = view.axes
    super.init(context)
    content = Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ViewThatFits<Content>.self)
    if axes != new.axes { setNeedsLayout() }
    axes = new.axes
    content?.update(new.content)
  }

  override func childElementsChanged() {
    if shown?.isMounted == false { shown = nil }
    super.childElementsChanged()
  }

  override func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  // MARK: - Layout

  private func choice(_ proposal: ProposedViewSize) -> Element? {
    children.first { fits($0, proposal) } ?? children.last
  }

  /// Whether a child's ideal size fits along the axes; across them the child uses the proposed size.
  private func fits(_ child: Element, _ proposal: ProposedViewSize) -> Bool {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    let size = child.size(for: ideal)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let room = proposal[axis] else { return true }
      return axis.main(of: size) <= room + Self.tolerance
    }
  }

  /// The amount by which a view may exceed the available space, in points, to allow for rounding errors.
  private static var tolerance: CGFloat { 0.01 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let choice = choice(proposal)
    let isBack = choice !== shown && choice?.isPlaced == true
    if shown !== choice { shown?.subtreeDidDisappear() }
    shown = choice
    guard let choice else { return }
    placeChild(choice, at: .zero, proposal: proposal)
    if isBack { choice.subtreeDidAppear() }
  }

  override var ownGuideAxes: Axis.Set { children.guideAxes }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.explicitGuide(key, for: proposal)
  }

  /// The spacing of the first child. The fitting child is known only after the spacing, and the previously shown child
  /// must have no influence.
  override var preferredSpacing: ViewSpacing { children.first?.spacing ?? .standard }
  override var axisForChildren: Axis? { nil }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let shown { body(shown) }
  }

  override var pathName: String { "ViewThatFits" }
}
