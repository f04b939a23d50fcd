extension View {
  /// Sets the tab bar item associated with this view.
  ///
  /// - Parameter label: The tab bar item to associate with the view: an image and a text, or a `Label`.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}

/// Makes a view a tab, whose content is created when the tab is first selected.
struct TabItemModifier {
  let label: AnyView
  var isEnabled = true
  var role: TabRole?
}

extension TabItemModifier: PrimitiveModifier {
  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    TypedTabItemElement(modifier: modifier, content: content, in: context)
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { true }
}

extension TabItemModifier: ComposedModifier {
  package var composition: Composition { Composition("tabItem").part("content", label.storage.view) }
}

/// The trait that identifies a tab to its tab view, regardless of the modifiers around it.
enum TabItemKey: ViewTraitKey {
  typealias Value = TabItemElement
}

/// A tab with its label; its content is created when the tab is first selected.
@MainActor
class TabItemElement: Element {
  fileprivate(set) final var screen: ScreenElement?
  private final let labelViews: DetachedViews
  fileprivate final var modifier: TabItemModifier
  private final var isSelected = false

  fileprivate init(modifier: TabItemModifier, in context: _NodeContext) {
    self.modifier = modifier
    labelViews = DetachedViews(
      AnyView(TabItemLabel(label: modifier.label, isSelected: false)), in: context)
    super.init(context)
    labelViews.parent = self
  }

  final var isEnabled: Bool { modifier.isEnabled }

  /// Creates the content if necessary.
  func activate() {}

  /// The views of the label.
  final var labels: [Element] { labelViews.elements }

  /// The label as the app has written it.
  final var label: AnyView { modifier.label }

  /// The label as shown in a list row.
  final var listLabel: some View { HStack { modifier.label } }

  /// The role of the tab.
  final var role: TabRole? { modifier.role }

  final func showLabel(isSelected: Bool, isSeparate: Bool = false, isAtTop: Bool = false) {
    self.isSelected = isSelected
    labelViews.update(
      AnyView(
        TabItemLabel(
          label: modifier.label, isSelected: isSelected, isSeparate: isSeparate, isAtTop: isAtTop,
          isSymbol: role == .search)))
  }

  /// Sets the insets covered by bars; called immediately before the tab is placed.
  ///
  /// - Parameter proposal: The size offered to the tab view, if it may have that of its tab.
  final func show(insets: EdgeInsets, in proposal: ProposedViewSize? = nil) {
    activate()
    guard let screen, screen.show(insets: insets, in: proposal), isPlaced else { return }
    // Enclosing modifiers may keep their positions, so the tab requests layout itself.
    setNeedsLayout()
  }

  override final func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    key == TabItemKey.self ? reinterpret(self as TabItemElement, as: K.Value.self) : contentTrait(key)
  }

  /// The trait that the content's own modifiers set.
  func contentTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { nil }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    activate()
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    return screen?.contentSize(for: proposal) ?? .zero
  }

  override final func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let screen { placeChild(screen, at: .zero, proposal: proposal) }
  }

  override final func forEachChild(_ body: (_ViewNode) -> Void) {
    body(labelViews)
    if let screen { body(screen) }
  }

  override final func forEachLayoutChild(_ body: (Element) -> Void) {
    if let screen { body(screen) }
  }

  override final var pathName: String { "" }
}

private final class TypedTabItemElement<Content: View>: TabItemElement {
  private var content: Content

  init(modifier: TabItemModifier, content: Content, in context: _NodeContext) {
    self.content = content
    super.init(modifier: modifier, in: context)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, TabItemModifier>.self)
    modifier = new.modifier
    content = new.content
    screen?.update(new.content)
    // The bar updates the label.
    parent?.childElementsChanged()
  }

  override func contentTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    (content as? any DeclaredTraits)?.declaredTrait(key)
  }

  override func activate() {
    guard screen == nil else { return }
    let screen = ScreenElement(content, in: childContext)
    screen.layoutParent = self
    self.screen = screen
  }
}
