/// A view without children that has a size and is drawn.
///
/// A leaf is resolved against its environment once, and again only after the view or its environment has changed.
nonisolated package protocol LeafView: PrimitiveView {
  associatedtype Resolved: ResolvedLeaf

  /// A fact that the view adds to its element, or `nil`.
  @MainActor func fact<K: ElementFact>(_ key: K.Type) -> K.Value?

  /// Resolves the values that depend on the environment: fonts, colors, limits.
  @MainActor func resolve(in element: Element) -> Resolved
}

/// A leaf resolved in its environment.
nonisolated package protocol ResolvedLeaf {
  /// The size for a proposal, in points.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize

  /// The explicit value of an alignment guide, such as a text's baseline.
  @MainActor func explicitGuide(_ key: AlignmentKey, in size: CGSize, element: Element) -> CGFloat?

  /// The axes on which leaves of the type may set alignment guides.
  @MainActor static var guideAxes: Axis.Set { get }

  /// Whether the guides that the leaf sets depend on its type alone, as those of nearly all leaves do.
  @MainActor static var hasSameGuidesAlways: Bool { get }

  /// The distances that the leaf prefers to its neighbors.
  @MainActor var spacing: ViewSpacing { get }

  @MainActor var layoutPriority: Double { get }

  /// The paint of the leaf, if changes of it animate.
  @MainActor func paint(in element: Element) -> _ShapePaint?

  /// Whether the leaf is drawn into its animated size while the size changes; otherwise it is drawn as it is laid out.
  @MainActor var isDrawnIntoSize: Bool { get }

  /// How far the size can vary along an axis, or `nil` to measure it.
  @MainActor func flexibility(along axis: Axis) -> CGFloat?

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder)

  @MainActor func describe(in element: Element, into builder: inout SemanticsBuilder)

  /// The responder to touches on the leaf itself, such as on the links of a text.
  @MainActor var touchResponder: (any TouchResponder)? { get }
}

@MainActor extension ResolvedLeaf {
  package func explicitGuide(_ key: AlignmentKey, in size: CGSize, element: Element) -> CGFloat? { nil }
  package static var guideAxes: Axis.Set { .neither }
  package static var hasSameGuidesAlways: Bool { true }
  package var spacing: ViewSpacing { .standard }
  package var layoutPriority: Double { 0 }
  package func paint(in element: Element) -> _ShapePaint? { nil }
  package var isDrawnIntoSize: Bool { true }
  package func flexibility(along axis: Axis) -> CGFloat? { nil }
  package func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {}
  package func describe(in element: Element, into builder: inout SemanticsBuilder) {}
  package var touchResponder: (any TouchResponder)? { nil }
}

@MainActor extension LeafView {
  package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    LeafElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

final class LeafElement<Leaf: LeafView>: Element {
  private var leaf: Leaf

  // Not generic: an optional of a type known only at run time takes longer than everything else here.
  @exclusivity(unchecked) private var known: (any ResolvedLeaf)?

  init(_ leaf: Leaf, in context: _NodeContext) {
    self.leaf = leaf
    super.init(context)
  }

  var resolved: any ResolvedLeaf {
    if let known { return known }
    let new = leaf.resolve(in: self)
    known = new
    return new
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Leaf.self)
    let isUnchanged = areKnownEqual(leaf, new)
    if graph.mayAnimate, !isUnchanged { graph.motion.paints.note(self) }
    leaf = new
    if !isUnchanged { resolveAgain() }
  }

  private func resolveAgain() {
    known = nil
    setNeedsLayout()
  }

  override func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { leaf.fact(key) }
  override var paint: _ShapePaint? { resolved.paint(in: self) }
  override var isDrawnIntoShownSize: Bool { resolved.isDrawnIntoSize }

  override func environmentChanged() { resolveAgain() }
  override func evaluate() { resolveAgain() }

  override func axisAroundChanged() { resolveAgain() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    resolved.sizeThatFits(proposal, in: self)
  }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    resolved.explicitGuide(key, in: size, element: self)
  }

  override var ownGuideAxes: Axis.Set { type(of: resolved).guideAxes }

  override var qualities: ElementQualities {
    .none.adding(.sameGuidesAlways, if: Leaf.Resolved.hasSameGuidesAlways)
  }

  override var preferredSpacing: ViewSpacing { resolved.spacing }
  override var ownLayoutPriority: Double { resolved.layoutPriority }
  override func computeFlexibility(along axis: Axis, cross: CGFloat?) -> CGFloat {
    resolved.flexibility(along: axis) ?? super.computeFlexibility(along: axis, cross: cross)
  }

  override func draw(into list: inout DisplayListBuilder) {
    resolved.draw(in: size, element: self, into: &list)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    resolved.describe(in: self, into: &builder)
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height ? self : nil
  }

  override var touchResponder: (any TouchResponder)? { resolved.touchResponder }

  override var pathName: String { Leaf.typeName }
}
