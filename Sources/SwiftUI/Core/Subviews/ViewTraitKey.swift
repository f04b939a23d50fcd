/// A value that a view has for a container of variadic views.
public protocol _ViewTraitKey {
  associatedtype Value

  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

/// A trait of the module for a key of an app's.
private enum AppTrait<Key: _ViewTraitKey>: ViewTraitKey {
  typealias Value = Key.Value

  static var modifierName: String { "_trait" }
}

extension View {
  /// Gives the view a value for the container of variadic views that it is in.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier(AppTrait<K>.self, value))
  }
}

extension _VariadicView_Children.Element {
  /// The value that the child has for a key.
  @MainActor public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
    subview.element.trait(AppTrait<Trait>.self) ?? Trait.defaultValue
  }
}
