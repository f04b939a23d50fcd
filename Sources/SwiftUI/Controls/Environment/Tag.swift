/// The trait of `tag(_:)`.
package enum TagKey: ViewTraitKey {
  package typealias Value = AnyHashable

  package static var modifierName: String { "tag" }
}

extension View {
  /// Sets the unique tag value of this view, to tell the options of a picker or the tabs of a tab view apart.
  ///
  /// - Parameters:
  ///   - tag: The value that a selection takes when this view is chosen.
  ///   - includeOptional: Whether the tag also matches a selection of the optional type; it always does here.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(TagKey.self, AnyHashable(tag)))
  }
}

extension Element {
  /// What a selection is when this element is chosen: its tag, or else the identity that a `ForEach` gives it.
  ///
  /// - Parameter container: The node below which to look for a `ForEach`.
  package func selectionValue(below container: _ViewNode?) -> AnyHashable? {
    if let tag = trait(TagKey.self) { return tag }
    // Modifiers on several views are outside of the `ForEach` that those come from.
    var node: _ViewNode = innermost
    while let parent = node.parent, node !== container {
      if let id = parent.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }
}

/// A value to choose and what is chosen, compared whatever number of optionals is around them.
package enum SelectionMatch {
  /// Whether a tag stands for a selected value.
  package static func isEqual(_ tag: AnyHashable?, _ selection: AnyHashable?) -> Bool {
    guard let tag, let selection else { return false }
    if tag == selection { return true }
    // Values of one type have the same optionals around them.
    return type(of: tag.base) != type(of: selection.base) && unwrapped(tag) == unwrapped(selection)
  }

  /// The value without optionals around it; `nil` for an empty optional.
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
