/// A window: its content, and the presentations in front of it.
struct PresentationLayer<Content: View>: PrimitiveView {
  let content: Content
  let safeArea: EdgeInsets

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    PresentationLayerElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class PresentationLayerElement<Content: View>: Element, WindowElement, PreferenceObserver {
  package let center: PresentationCenter
  private var derived: EnvironmentValues
  private var content: _ViewNode?
  private var known: Element?

  /// The keyboard while it is shown; it is in front of everything.
  private var keyboard: (element: LayerElement<KeyboardView>, request: KeyboardRequest)?

  /// The system's overlays, if pictures include them. They are not part of the app: queries and touches do not reach
  /// them.
  private var systemBars: LayerElement<SystemBars>?

  /// What other processes show in front of the app.
  private var surfaces: [(surface: SystemSurface, element: LayerElement<AnyView>)] = []
  private var generation: UInt?

  /// Views without a place that present something for the window.
  private var presenters: [_ViewNode] = []

  init(_ view: PresentationLayer<Content>, in context: _NodeContext) {
    center = PresentationCenter(graph: context.graph, safeArea: view.safeArea)
    derived = context.environment
    super.init(context)
    environmentChanged()
    center.presentationsChanged = { [weak self] in self?.presentationsChanged() }
    center.requestsChanged = { [weak self] in self?.invalidate() }
    content = Content._makeNode(view.content, in: childContext)
    center.presentRequested()
    graph.addPreferenceObserver(self)
  }

  override func willUnmount() { graph.removePreferenceObserver(self) }

  func preferencesMayHaveChanged() {
    guard environment.systemBars != nil, generation != graph.preferenceGeneration else { return }
    setNeedsLayout()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: PresentationLayer<Content>.self)
    center.setSafeArea(new.safeArea)
    content?.update(new.content)
  }

  override func evaluate() {
    isDirty = false
    center.presentRequested()
    let isCovered = isContentCovered
    if derived.isCovered != isCovered {
      environmentChanged()
      content?.updateEnvironment(derived)
    }
  }

  private func presentationsChanged() {
    setNeedsLayout()
    if isContentCovered != derived.isCovered { invalidate() }
  }

  /// Whether a presentation takes the tint of the window's bars.
  private var isContentCovered: Bool {
    environment.design.materials.glass != nil && center.presentations.contains { $0.element.covers }
  }

  override func environmentChanged() {
    let hadBars = derived.systemBars
    derived = environment
    derived.presentationCenter = center
    if derived.isCovered != isContentCovered { derived.isCovered = isContentCovered }
    if hadBars != derived.systemBars { setNeedsLayout() }
  }

  override func environmentForChildren() -> EnvironmentValues { derived }

  package func addPresenter<Presenting: View>(_ view: Presenting) -> _ViewNode {
    let node = Presenting._makeNode(view, in: childContext)
    presenters.append(node)
    return node
  }

  package func removePresenter(_ node: _ViewNode) {
    presenters.removeAll { $0 === node }
    node.unmount()
  }

  // MARK: - Keyboard

  package func show(_ request: KeyboardRequest?, press: @escaping @MainActor (KeyEquivalent) -> Void) {
    if request == keyboard?.request { return }
    guard let request else {
      keyboard?.element.unmount()
      keyboard = nil
      return setNeedsLayout()
    }
    let view = KeyboardView(request: request, press: press)
    if let keyboard {
      keyboard.element.show(view, alignment: .bottom)
      if keyboard.request.totalHeight != request.totalHeight { setNeedsLayout() }
      self.keyboard?.request = request
    } else {
      let element = LayerElement(view, alignment: .bottom, in: childContext)
      element.layoutParent = self
      keyboard = (element, request)
      setNeedsLayout()
    }
  }

  // MARK: - Surfaces of the system

  package func show(_ new: [SystemSurface]) {
    let old = surfaces
    surfaces = new.map { surface in
      let element = old.first { $0.surface.id == surface.id }?.element
      element?.show(surface.content, alignment: surface.alignment)
      let shown = element ?? LayerElement(surface.content, alignment: surface.alignment, in: childContext)
      shown.layoutParent = self
      return (surface, shown)
    }
    for (surface, element) in old where !new.contains(where: { $0.id == surface.id }) { element.unmount() }
    setNeedsLayout()
  }

  // MARK: - Layout

  private var root: Element? {
    if let known { return known }
    known = content?.element(at: 0)
    known?.layoutParent = self
    return known
  }

  override func childElementsChanged() {
    known = nil
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    root?.size(for: proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let root { placeChild(root, at: .zero, proposal: proposal) }
    for presentation in center.presentations {
      presentation.element.layoutParent = self
      placeChild(presentation.element, at: .zero, proposal: ProposedViewSize(size))
    }
    if let keyboard {
      let height = keyboard.request.totalHeight
      placeChild(
        keyboard.element, at: CGPoint(x: 0, y: size.height - height),
        proposal: ProposedViewSize(width: size.width, height: height))
    }
    for (_, element) in surfaces { placeChild(element, at: .zero, proposal: ProposedViewSize(size)) }
    placeSystemBars(in: size)
    center.reportWaiting()
  }

  /// Whether a presentation pushes the window back.
  private var isPushedBack: Bool { center.presentations.contains(where: \.element.pushesBack) }

  private func placeSystemBars(in size: CGSize) {
    guard let setting = environment.systemBars else {
      systemBars?.unmount()
      return systemBars = nil
    }
    generation = graph.preferenceGeneration
    var options = preference(SystemOverlayKey.self)
    for presentation in center.presentations {
      SystemOverlayKey.reduce(value: &options) { presentation.element.preference(SystemOverlayKey.self) }
    }
    let view = SystemBars(setting: setting, options: options, isOverBlack: isPushedBack)
    let element = systemBars ?? LayerElement(view, alignment: .center, in: childContext)
    element.layoutParent = self
    element.show(view, alignment: .center)
    systemBars = element
    placeChild(element, at: .zero, proposal: ProposedViewSize(size))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    presenters.visit(body)
    if let keyboard { body(keyboard.element) }
    for (_, element) in surfaces { body(element) }
    if let systemBars { body(systemBars) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let root { body(root) }
    for presentation in center.presentations { body(presentation.element) }
    if let keyboard { body(keyboard.element) }
    for (_, element) in surfaces { body(element) }
    if let systemBars { body(systemBars) }
  }

  // MARK: - Outputs

  override func draw(into list: inout DisplayListBuilder) {
    guard let root, isPushedBack else { return super.draw(into: &list) }
    list.drawPushedBack(root, in: size, below: center.safeArea.top)
    forEachLayoutChild { if $0 !== root { list.draw($0) } }
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if center.isBaseReachable, let root { builder.describe(root) }
    for presentation in center.reachable { builder.describe(presentation.element) }
    if let keyboard { builder.describe(keyboard.element) }
    for (surface, element) in surfaces {
      for var node in builder.children({ $0.describe(element) }) {
        node.details.append(.process(surface.process))
        builder.add(node)
      }
    }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    for (surface, element) in surfaces.reversed() {
      if let hit = hitTest(element, at: point) { return hit }
      if surface.isModal { return element }
    }
    if let keyboard = keyboard?.element, point.y >= keyboard.origin.y {
      return hitTest(keyboard, at: point) ?? keyboard
    }
    for presentation in center.presentations.reversed() {
      if let hit = hitTest(presentation.element, at: point) { return hit }
      if presentation.element.isModal { return presentation.element }
    }
    return root.flatMap { hitTest($0, at: point) }
  }

  override var pathName: String { "" }
}

/// The root of a screen.
@MainActor
package protocol WindowElement: Element {
  var center: PresentationCenter { get }

  /// Adds a view without a place whose modifiers present something for the window.
  func addPresenter<Presenting: View>(_ view: Presenting) -> _ViewNode

  /// Removes a view that was added, with what it presents.
  func removePresenter(_ node: _ViewNode)

  /// Replaces what other processes show in front of the app.
  func show(_ surfaces: [SystemSurface])

  /// Shows or hides a keyboard.
  func show(_ request: KeyboardRequest?, press: @escaping @MainActor (KeyEquivalent) -> Void)
}
