/// The trait of `tag(_:)`: one tag of each type, the innermost first.
package enum TagKey: ViewTraitKey { package typealias Value = [AnyHashable] }

/// Adds a tag to a view, unless a modifier inside has added one of the same type.
private struct TagModifier: ElementModifier, ComposedModifier {
  let tag: AnyHashable

  /// Whether the tags of the views inside do not count.
  var isOnlyTag = false

  var composition: Composition { Composition("tag").value("value", tag) }

  func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value? {
    guard key == TagKey.self else { return child.trait(key) }
    let inner = isOnlyTag ? [] : child.trait(TagKey.self) ?? []
    let isTagged = inner.contains { type(of: $0.base) == type(of: tag.base) }
    return reinterpret(isTagged ? inner : inner + [tag], as: K.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.parent?.childElementsChanged()
    element.traitReader?.traitsChanged()
  }
}

extension TagModifier: DeclaredTraits {
  func declaredTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    key == TagKey.self ? reinterpret([tag], as: K.Value.self) : nil
  }
}

extension View {
  /// Sets the unique tag value of this view, which identifies an option of a picker or a tab of a tab view.
  ///
  /// - Parameters:
  ///   - tag: The value of the selection when this view is selected.
  ///   - includeOptional: Whether the tag also matches a selection of the optional type; it always does here.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Sets the tag of a container whose content may have tags of its own.
  nonisolated func containerTag(_ tag: some Hashable) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag), isOnlyTag: true))
  }
}

extension Element {
  /// The value of the selection when this element is selected: its tag, or else the identity assigned by a `ForEach`.
  ///
  /// - Parameter container: The node below which to search for a `ForEach`.
  package func selectionValue(below container: _ViewNode?) -> AnyHashable? {
    if let tag = trait(TagKey.self)?.last { return tag }
    // A modifier applied to several views is outside the `ForEach` that creates them.
    var node: _ViewNode = innermost
    while let parent = node.parent, node !== container {
      if let id = parent.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }
}

/// Compares tags and selections, ignoring the number of optionals they are wrapped in.
package enum SelectionMatch {
  /// Whether a tag represents the selected value.
  package static func isEqual(_ tag: AnyHashable?, _ selection: AnyHashable?) -> Bool {
    guard let tag, let selection else { return false }
    // Values of the same type are wrapped in the same number of optionals.
    if type(of: tag.base) == type(of: selection.base) { return tag == selection }
    // Wrapped in `AnyHashable`, numbers of different types may be equal.
    guard let tag = unwrapped(tag), let selection = unwrapped(selection) else {
      return unwrapped(tag) == nil && unwrapped(selection) == nil
    }
    return type(of: tag.base) == type(of: selection.base) && tag == selection
  }

  /// The value unwrapped from all optionals; `nil` for an empty optional.
  private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
    guard let optional = value.base as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}

private protocol OptionalValue {
  var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}
