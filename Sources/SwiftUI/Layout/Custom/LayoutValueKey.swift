/// A key for a value that a view provides to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The trait of a value for the containing layout.
enum LayoutValueTrait<K: LayoutValueKey>: ViewTraitKey { typealias Value = K.Value }

/// Sets a value for the containing layout, unless the content sets its own (measured on macOS).
package struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  let value: K.Value

  package func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    child.trait(key) ?? (key == LayoutValueTrait<K>.self ? reinterpret(value, as: Key.Value.self) : nil)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    // A changed value does not affect any size, so the containing layout always runs again.
    element.layoutParent?.setNeedsLayout()
  }
}

package struct LayoutPriorityModifier: ElementModifier, ComposedModifier {
  let priority: Double

  package var composition: Composition { Composition("layoutPriority").value("priority", priority) }

  package func layoutPriority(child: Element) -> Double {
    if !priority.isNaN { return priority }
    child.reportLayoutProblem("A layout priority must be a number. Zero is used instead.")
    return 0
  }
}

extension View {
  /// Attaches a value to the view that the containing layout can read.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the priority with which a stack allots space to the view: higher priorities come first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}

/// A key for a value that a view provides to its container, such as a tag, a badge or a row background.
@MainActor
package protocol ViewTraitKey {
  associatedtype Value

  /// The name of the modifier that sets the trait.
  static var modifierName: String { get }
}

extension ViewTraitKey {
  package static var modifierName: String { "" }
}

/// Sets a trait, unless a modifier inside sets its own.
package struct TraitModifier<K: ViewTraitKey>: ElementModifier, ComposedModifier {
  let value: K.Value

  package var composition: Composition { Composition(K.modifierName).value("value", value) }

  package init(_ key: K.Type, _ value: K.Value) {
    self.value = value
  }

  package func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    child.trait(key) ?? (key == K.self ? reinterpret(value, as: Key.Value.self) : nil)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.parent?.childElementsChanged()
    element.traitReader?.traitsChanged()
  }
}
