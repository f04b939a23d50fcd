/// The place of a tab beside a sidebar.
enum TabPlacementKey: ViewTraitKey { typealias Value = TabPlacement }

/// Where a tab is visible as long as people do not choose something else.
enum TabDefaultVisibilityKey: ViewTraitKey { typealias Value = [AdaptableTabBarPlacement: Visibility] }

/// The identifiers for customization of a tab and of the sections around it, from the inside.
enum TabCustomizationIDsKey: ViewTraitKey { typealias Value = [String?] }

/// What a tab says of itself to assistive technologies, in place of its label and its badge.
struct TabDescription {
  var label: Text?
  var value: Text?
  var hint: Text?
  var inputLabels: [Text]?
}

enum TabDescriptionKey: ViewTraitKey { typealias Value = TabDescription }

/// The section of a tab.
enum TabSectionKey: ViewTraitKey { typealias Value = TabSectionContent }

/// The views below the tabs of a section.
enum TabSectionActionsKey: ViewTraitKey { typealias Value = AnyView }

/// A section of a sidebar.
struct TabSectionContent {
  /// The identity of a section.
  final class Identity: Sendable {}

  let identity: Identity
  let header: AnyView?
}

/// Changes a trait of the tabs inside.
struct TabTraitModifier<K: ViewTraitKey>: ElementModifier {
  let key: K.Type
  let change: @MainActor (K.Value?) -> K.Value

  static var affectsLayout: Bool { false }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    guard key == K.self else { return child.trait(key) }
    return reinterpret(change(child.trait(K.self)), as: Key.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.parent?.childElementsChanged()
    element.traitReader?.traitsChanged()
  }
}

/// The tabs of a section, which know their section.
struct TabSectionViews: View, ComposedView {
  let header: AnyView?
  let tabs: AnyView

  @State private var identity = TabSectionContent.Identity()

  init(header: AnyView?, tabs: AnyView) {
    self.header = header
    self.tabs = tabs
  }

  var composition: Composition { Composition(transparent: tabs.storage.view) }

  var body: some View {
    tabs
      // A tab without an identifier does not have that of its section.
      .modifier(TabTraitModifier(key: TabCustomizationIDsKey.self) { $0 ?? [nil] })
      .modifier(TraitModifier(TabSectionKey.self, TabSectionContent(identity: identity, header: header)))
  }
}
