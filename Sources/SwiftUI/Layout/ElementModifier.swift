/// A modifier that wraps one element, to change its layout, drawing or semantics, or to observe it.
///
/// Every requirement has a default that forwards to the child. A modifier of several views is applied to each of them.
nonisolated package protocol ElementModifier: PrimitiveModifier {
  /// The modifier's storage for one element; none by default.
  associatedtype Storage: AnyObject = NoStorage

  /// Whether a change of the modifier's value or of its environment can change sizes or positions.
  @MainActor static var affectsLayout: Bool { get }

  /// Whether this value can produce other sizes or positions than the old one, which may or may not be equal.
  @MainActor func changesLayout(from old: Self) -> Bool

  /// Whether closures of the app compute guides of the element.
  @MainActor static var asksClosuresForGuides: Bool { get }

  /// Whether positions inside are animated relative to the element instead of the window.
  @MainActor static var isGeometryGroup: Bool { get }

  /// Whether the modifier also acts on empty content such as `EmptyView`, and appears with the views around it.
  @MainActor static var actsOnNothing: Bool { get }

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize
  @MainActor func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element)

  /// The axes on which the element may have alignment guides, for any proposal.
  @MainActor func guideAxes(child: Element) -> Axis.Set

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat?
  @MainActor func spacing(child: Element, in element: Element) -> ViewSpacing
  @MainActor func layoutPriority(child: Element) -> Double
  @MainActor func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value?
  @MainActor func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat?

  /// The insets that the modifier adds to the safe area of its content, or `nil` if it adds none.
  @MainActor func safeAreaAdded(in element: Element) -> EdgeInsets?

  @MainActor func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder)
  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder)
  @MainActor func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element?

  /// The transform of the modifier's content: the only place for effects that move pixels after layout.
  @MainActor func transform(in element: Element) -> PointTransform

  /// The responder to touches on the element, or `nil`.
  @MainActor func touchResponder(of element: ModifiedElement) -> (any TouchResponder)?

  /// A fact that the modifier adds to the element, or `nil`.
  @MainActor func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value?

  /// Makes the storage for an element, which lasts while the element is in the tree; ``storage(of:)`` returns it.
  @MainActor func makeStorage(for element: ModifiedElement) -> Storage?

  /// Called when the element has entered the tree and has its storage.
  @MainActor func didMount(_ element: ModifiedElement)
  /// Called on the first layout of the element, and when a lazy container shows it again.
  @MainActor func didAppear(_ element: ModifiedElement)
  @MainActor func didDisappear(_ element: ModifiedElement)
  /// Called when the element leaves the tree for good.
  @MainActor func willUnmount(_ element: ModifiedElement)
  /// Called with the old value after the modifier has changed.
  @MainActor func didUpdate(from old: Self, _ element: ModifiedElement)
  /// Called after every layout for elements whose content depends on their position.
  @MainActor func positionMayHaveChanged(of element: ModifiedElement)
}

@MainActor extension ElementModifier {
  package static var affectsLayout: Bool { true }
  package func changesLayout(from old: Self) -> Bool { Self.affectsLayout }
  package static var asksClosuresForGuides: Bool { false }
  package static var isGeometryGroup: Bool { false }
  package static var actsOnNothing: Bool { false }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    child.size(for: proposal)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
  }

  package func guideAxes(child: Element) -> Axis.Set { child.guideAxes }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    child.explicitGuide(key, for: proposal)
  }

  package func spacing(child: Element, in element: Element) -> ViewSpacing { child.spacing }
  package func layoutPriority(child: Element) -> Double { child.layoutPriority }
  package func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value? { child.trait(key) }
  package func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat? { nil }
  package func safeAreaAdded(in element: Element) -> EdgeInsets? { nil }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    list.draw(child, of: element, through: transform(in: element))
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.describe(child)
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    element.hitTest(child, at: point)
  }

  package func transform(in element: Element) -> PointTransform { .identity }
  package func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { nil }

  package func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? { nil }

  /// The modifier's storage for an element, or `nil` if the element has another modifier.
  package func storage(of element: Element) -> Storage? { element.storage(of: Self.self) }

  package func didMount(_ element: ModifiedElement) {}
  package func didAppear(_ element: ModifiedElement) {}
  package func didDisappear(_ element: ModifiedElement) {}
  package func willUnmount(_ element: ModifiedElement) {}
  package func didUpdate(from old: Self, _ element: ModifiedElement) {}
  package func positionMayHaveChanged(of element: ModifiedElement) {}

  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    Content._isUnary
      ? ModifierElement(modifier: modifier, content: content, in: context)
      : ModifierListNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// The storage type of modifiers without storage. It has no instances.
package final class NoStorage {
  private init() {}
}

@MainActor extension ElementModifier where Storage == NoStorage {
  package func makeStorage(for element: ModifiedElement) -> NoStorage? { nil }
}

/// An element with a modifier, without the modifier's type.
@MainActor
package class ModifiedElement: Element {
  /// Whether the element is visible: laid out, and inside the window of a lazy container.
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) package final var isAppearing = false

  override package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? {
    LineShareFact.answer(key, .whole)
  }

  package var child: Element? { nil }

  /// The modifier's storage, if the modifier is of the given type.
  package func storageOfModifier<M: ElementModifier>(_ modifier: M.Type) -> M.Storage? { nil }

  /// Whether closures of the app compute guides of this modifier, or of those inside it.
  package var modifiersAskClosuresForGuides: Bool { false }

  /// The node of the modified content: the element, or a node around it that takes no part in layout.
  package var contentNode: _ViewNode? { child }

  @exclusivity(unchecked) private final var attachments: [_ViewNode]?

  /// Adds a node that belongs to the modifier, such as an overlay: it receives environment changes and is unmounted.
  package final func addAttachment(_ node: _ViewNode) {
    attachments = (attachments ?? []) + [node]
  }

  package final func forEachAttachment(_ body: (_ViewNode) -> Void) {
    attachments?.visit(body)
  }
}

/// The node of a modifier around one element.
final class ModifierElement<Content: View, Modifier: ElementModifier>: ModifiedElement {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private(set) var modifier: Modifier
  @exclusivity(unchecked) private var content: _ViewNode?
  @exclusivity(unchecked) private var wrapped: Element?
  @exclusivity(unchecked) private var kept: Modifier.Storage?

  /// Creates a modifier around its own content.
  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    self.content = Content._makeNode(content, in: childContext.aroundOneElement)
    adoptChild()
    mount()
  }

  /// Creates a modifier around one element of a list, which owns the element.
  init(modifier: Modifier, around element: Element, in context: _NodeContext) {
    self.modifier = modifier
    wrapped = element
    super.init(context)
    element.enter(self)
    mount()
  }

  /// Creates a modifier of empty content; it appears with the views around it.
  init(modifier: Modifier, aroundNothingIn context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    mount()
    graph.addElementWithoutPlace(self)
  }

  private func mount() {
    kept = modifier.makeStorage(for: self)
    modifier.didMount(self)
  }

  private func adoptChild() {
    wrapped = content?.element(at: 0)
    wrapped?.layoutParent = self
  }

  override var child: Element? { wrapped }

  /// Of an element in a list it is the outermost node that has this element alone: preferences are set around it.
  override var contentNode: _ViewNode? {
    if let content { return content }
    guard var node: _ViewNode = wrapped else { return nil }
    while let parent = node.parent, parent !== self.parent, parent.elementCount == 1 { node = parent }
    return node
  }

  override var valueType: Any.Type? { ModifiedContent<Content, Modifier>.self }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    update(new.modifier)
    content?.update(new.content)
  }

  func update(_ new: Modifier) {
    guard graph.mayAnimate else { return show(new) }
    show(graph.motion.shown(new, after: modifier, of: self) { [weak self] in self?.show($0) })
  }

  private func show(_ new: Modifier) {
    let old = modifier
    let isUnchanged = areKnownEqual(old, new)
    modifier = new
    if isUnchanged { return }
    if new.changesLayout(from: old) { setNeedsLayout() }
    new.didUpdate(from: old, self)
  }

  override func childElementsChanged() {
    adoptChild()
    setNeedsLayout()
  }

  override var foreignElement: Element? { content == nil ? wrapped : nil }
  override var qualities: ElementQualities { .none.adding(.geometryGroup, if: Modifier.isGeometryGroup) }

  override func environmentChanged() {
    if Modifier.affectsLayout { setNeedsLayout() }
  }

  override func axisAroundChanged() {
    super.axisAroundChanged()
    forEachLayoutChild { $0.axisAroundChanged() }
  }

  override func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    forEachAttachment(body)
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let wrapped { body(wrapped) }
    forEachAttachment { if let element = $0 as? Element { body(element) } }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let wrapped { modifier.sizeThatFits(proposal, child: wrapped, in: self) } else { .zero }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let wrapped { modifier.place(wrapped, size: size, proposal: proposal, in: self) }
  }

  override var ownGuideAxes: Axis.Set { wrapped.map { modifier.guideAxes(child: $0) } ?? .neither }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if let wrapped {
      modifier.explicitGuide(key, size: size, proposal: proposal, child: wrapped, in: self)
    } else {
      nil
    }
  }

  override var modifiersAskClosuresForGuides: Bool {
    Modifier.asksClosuresForGuides || wrapped?.asksClosuresForGuides ?? false
  }

  override func safeAreaAdded(for child: Element) -> EdgeInsets? {
    child === wrapped ? modifier.safeAreaAdded(in: self) : nil
  }

  override var preferredSpacing: ViewSpacing {
    if let wrapped { modifier.spacing(child: wrapped, in: self) } else { .standard }
  }

  override var ownLayoutPriority: Double {
    if let wrapped { modifier.layoutPriority(child: wrapped) } else { 0 }
  }

  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    if let wrapped { modifier.trait(key, child: wrapped) } else { nil }
  }

  override func computeFlexibility(along axis: Axis, cross: CGFloat?) -> CGFloat {
    if let wrapped, let flexibility = modifier.flexibility(along: axis, cross: cross, child: wrapped) {
      return flexibility
    }
    return super.computeFlexibility(along: axis, cross: cross)
  }

  override func draw(into list: inout DisplayListBuilder) {
    if let wrapped { modifier.draw(wrapped, in: self, into: &list) }
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if let wrapped { modifier.describe(wrapped, in: self, into: &builder) }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    if let wrapped { modifier.hitTest(point, child: wrapped, in: self) } else { nil }
  }

  override func transformFromChild(_ child: Element) -> PointTransform {
    guard child === wrapped else { return .translation(child.origin) }
    switch modifier.transform(in: self) {
    case .translation(let own): return .translation(x: child.origin.x + own.x, y: child.origin.y + own.y)
    case let own: return .translation(child.origin).concatenating(own)
    }
  }

  override var touchResponder: (any TouchResponder)? { modifier.touchResponder(of: self) }

  override func fact<K: ElementFact>(_ key: K.Type) -> K.Value? {
    modifier.fact(key, of: self) ?? super.fact(key)
  }

  override func storageOfModifier<M: ElementModifier>(_ modifier: M.Type) -> M.Storage? {
    M.self == Modifier.self ? kept.map { reinterpret($0, as: M.Storage.self) } : nil
  }

  override func didAppear() {
    guard !isAppearing else { return }
    isAppearing = true
    modifier.didAppear(self)
  }

  override func didDisappear() {
    guard isAppearing else { return }
    isAppearing = false
    modifier.didDisappear(self)
  }

  override func positionMayHaveChanged() { modifier.positionMayHaveChanged(of: self) }

  override func willUnmount() {
    didDisappear()
    modifier.willUnmount(self)
  }

  override var pathName: String { "" }
}

/// The node of a modifier on several views: one wrapper around each element.
final class ModifierListNode<Content: View, Modifier: ElementModifier>: _ViewNode {
  private typealias Wrapper = ModifierElement<Content, Modifier>

  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var content: _ViewNode?
  /// The wrappers by the elements in them.
  @exclusivity(unchecked) private var wrappers = OrderedNodes<Wrapper>()

  /// The stand-in for empty content, if the modifier acts on that as well.
  @exclusivity(unchecked) private var nothing: Wrapper?

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    self.content = Content._makeNode(content, in: childContext)
    if Modifier.actsOnNothing { refreshNothing() }
  }

  // The stand-in for empty content is not a view: outer modifiers treat the content as empty too.
  override var isEmpty: Bool { content?.isEmpty ?? false }

  private func refreshNothing() {
    if content?.isEmpty == true {
      if nothing == nil { nothing = Wrapper(modifier: modifier, aroundNothingIn: childContext) }
    } else {
      nothing?.unmount()
      nothing = nil
    }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    modifier = new.modifier
    for wrapper in wrappers.inOrder { wrapper.update(new.modifier) }
    nothing?.update(new.modifier)
    content?.update(new.content)
  }

  private func wrapper(for element: Element) -> Wrapper {
    if let known = wrappers[element] {
      known.takeBack(element)
      return known
    }
    let new = Wrapper(modifier: modifier, around: element, in: childContext)
    wrappers[element] = new
    return new
  }

  override func childElementsChanged() {
    for wrapper in wrappers.remove(where: { $0.child?.isMounted != true }) { wrapper.unmount() }
    if Modifier.actsOnNothing { refreshNothing() }
    super.childElementsChanged()
  }

  override func appendElements(to elements: inout [Element]) {
    var inner: [Element] = []
    content?.appendElements(to: &inner)
    for element in inner { elements.append(wrapper(for: element)) }
  }

  override func outline(into outline: inout ElementOutline) {
    let start = outline.realized.count
    content?.outline(into: &outline)
    outline.mapRealized(from: start) { wrapper(for: $0) }
  }

  override var elementCount: Int { content?.elementCount ?? 0 }

  override func element(at index: Int) -> Element? {
    content?.element(at: index).map { wrapper(for: $0) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    for wrapper in wrappers.inOrder { body(wrapper) }
    if let nothing { body(nothing) }
  }

  override var pathName: String { "" }
}
