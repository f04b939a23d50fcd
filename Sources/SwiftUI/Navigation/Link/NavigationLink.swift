/// A view that controls a navigation presentation.
///
/// Activating it pushes a screen on the surrounding navigation stack: the one that a
/// `navigationDestination(for:destination:)` declares for its value, or its own destination. In a list it fills the
/// width of the row and shows a chevron.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let target: NavigationLinkTarget
  let label: Label

  private var pushed = NavigationLinkStorage()
  @Environment(\.navigationContext) private var navigation
  @Environment(\.columnSelection) private var columnSelection

  nonisolated init(target: NavigationLinkTarget, label: Label) {
    self.target = target
    self.label = label
  }

  @MainActor public var body: some View {
    NavigationLinkButton(label: label, action: { activate() })
      .disabled(!canActivate)
      .modifier(
        NavigationLinkPresence(
          destination: pushed.destination, target: target, isActive: target.isActive?.wrappedValue,
          navigation: navigation)
      )
      .modifier(NavigationLinkTag(value: target.value))
  }

  private var canActivate: Bool { navigation != nil && target.isPresent }

  /// In a column of a split view, a value without a declared destination selects the row of its list.
  @MainActor private func activate(_ value: AnyHashable) {
    guard let navigator = navigation?.navigator else { return }
    let link = pushed.destination?.link
    if columnSelection != nil, !navigator.hasDestination(for: value), let row = (link as? Element)?.enclosingListRow,
      row.canBeSelected
    {
      row.select()
    } else {
      navigator.push(value, from: link)
    }
  }

  @MainActor private func activate() {
    switch target {
    case .value(let value):
      if let value { activate(value) }
    case .destination(_, let isActive):
      if let isActive {
        isActive.wrappedValue = true
      } else if let destination = pushed.destination {
        navigation?.navigator?.push(destination)
      }
    }
  }
}

extension NavigationLink: ConnectedView {
  @MainActor package var composition: Composition {
    let composition = Composition("NavigationLink").link().part("label", label)
    switch target {
    case .value(let value):
      guard let value else { return composition }
      return composition.value("value", value.base)
    case .destination(let make, let isActive):
      guard isActive?.wrappedValue ?? true else {
        return composition.value("isActive", isActive).content(.absent("NavigationLink's destination"))
      }
      let destination = make()
      return composition.value("isActive", isActive).shown(at: pushed.destination?.screen)
        .oneOrMore(Destination.self == AnyView.self ? destination : destination.storage.view)
    }
  }
}

/// The target of a link.
enum NavigationLinkTarget {
  case value(AnyHashable?)
  case destination(() -> AnyView, isActive: Binding<Bool>?)

  /// A link without a value exists but has no effect.
  var isPresent: Bool {
    if case .value(nil) = self { false } else { true }
  }

  var value: AnyHashable? {
    if case .value(let value) = self { value } else { nil }
  }

  var isActive: Binding<Bool>? {
    if case .destination(_, let isActive) = self { isActive } else { nil }
  }

  /// A link that is active while a selection equals its tag.
  static func destination<V: Hashable>(
    _ content: @escaping () -> AnyView, tag: V, selection: Binding<V?>
  ) -> NavigationLinkTarget {
    .destination(
      content,
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        write: { isActive, transaction in
          if isActive {
            selection.transaction(transaction).wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.transaction(transaction).wrappedValue = nil
          }
        }))
  }
}

/// The trait of a link with a value.
enum NavigationLinkValueKey: ViewTraitKey { typealias Value = AnyHashable }

/// Makes the value of a link represent its row in a list selection.
private struct NavigationLinkTag: ElementModifier {
  let value: AnyHashable?

  static var affectsLayout: Bool { false }

  func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value? {
    if key == NavigationLinkValueKey.self, let value { return reinterpret(value, as: K.Value.self) }
    return child.trait(key)
  }
}

/// Stores the screen that a link pushes while the link keeps its identity.
struct NavigationLinkStorage: DynamicProperty {
  private(set) var destination: PushedDestination?

  mutating func _bind(to binder: inout _PropertyBinder) {
    destination = binder.nextStorage { PushedDestination() }
  }
}

/// Updates the pushed screen with its link, and pushes or pops it according to the link's binding.
private struct NavigationLinkPresence: ElementModifier {
  let destination: PushedDestination?
  let target: NavigationLinkTarget
  let isActive: Bool?
  let navigation: NavigationContext?

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    destination?.link = element
    refresh()
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    refresh()
  }

  @MainActor
  private func refresh() {
    guard let destination, case .destination(let content, let binding) = target else { return }
    destination.update(content)
    guard let binding, let isActive else { return }
    destination.didPop = { binding.wrappedValue = false }
    if isActive {
      navigation?.navigator?.push(destination)
    } else {
      navigation?.navigator?.remove(destination)
    }
  }
}
