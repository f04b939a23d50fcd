/// The bar contents and appearance set by the views on a screen.
///
/// It is a preference that travels from the screen to the container that draws the bars.
struct NavigationBarContents {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var items: [DetachedViews] = []
  var titleMenu: DetachedViews?
  var role: ToolbarRole?
  var search: SearchField?

  /// The search field at the bottom of a stack on the screen.
  var bottomSearch: SearchField?

  /// The effects where content scrolls under bars.
  var edgeEffects = ScrollEdgeEffects()

  /// Whether the screen is a stack with its own bar.
  var hasOwnBar = false

  /// The appearance of each bar.
  var bars: [ToolbarPlacement: BarAppearance] = [:]

  func isHidden(_ bar: ToolbarPlacement) -> Bool { bars[bar]?.visibility == .hidden }

  /// Merges the values of a later view on the screen, which take precedence.
  mutating func merge(_ next: NavigationBarContents) {
    title = next.title ?? title
    subtitle = next.subtitle ?? subtitle
    displayMode = next.displayMode ?? displayMode
    hidesBackButton = next.hidesBackButton ?? hidesBackButton
    items += next.items
    titleMenu = next.titleMenu ?? titleMenu
    role = next.role ?? role
    search = next.search ?? search
    bottomSearch = next.bottomSearch ?? bottomSearch
    edgeEffects = edgeEffects.merged(with: next.edgeEffects)
    hasOwnBar = hasOwnBar || next.hasOwnBar
    bars.merge(next.bars) { $0.merged(with: $1) }
  }
}

/// The appearance of a bar.
struct BarAppearance: Equatable {
  var visibility: Visibility?
  var backgroundVisibility: Visibility?
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?

  func merged(with next: BarAppearance) -> BarAppearance {
    BarAppearance(
      visibility: next.visibility ?? visibility,
      backgroundVisibility: next.backgroundVisibility ?? backgroundVisibility,
      background: next.background ?? background, colorScheme: next.colorScheme ?? colorScheme)
  }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContents { NavigationBarContents() }

  static func reduce(value: inout NavigationBarContents, nextValue: () -> NavigationBarContents) {
    value.merge(nextValue())
  }
}

/// A modifier that changes the bar preferences of its content.
nonisolated protocol NavigationBarModifier: PreferenceModifier {
  @MainActor func apply(to contents: inout NavigationBarContents)
}

@MainActor extension NavigationBarModifier {
  package func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    guard K.self == NavigationBarKey.self else { return content(&collector) }
    var inner = PreferenceCollector<K>()
    content(&inner)
    var contents = reinterpret(inner.value ?? K.defaultValue, as: NavigationBarContents.self)
    apply(to: &contents)
    collector.add(reinterpret(contents, as: K.Value.self))
  }
}

/// Sets a bar preference, replacing that of inner views.
struct NavigationBarWriter<Value> {
  /// The name of the modifier's function.
  let name: String
  let keyPath: WritableKeyPath<NavigationBarContents, Value?>
  let value: Value?
}

extension NavigationBarWriter: NavigationBarModifier {
  func apply(to contents: inout NavigationBarContents) {
    if let value { contents[keyPath: keyPath] = value }
  }
}

extension NavigationBarWriter: ComposedModifier {
  package var composition: Composition { Composition(name).value("value", value) }
}
