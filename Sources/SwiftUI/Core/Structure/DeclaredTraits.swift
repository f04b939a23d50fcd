/// A view or a modifier whose traits can be read before its node exists, as those of a tab that was never selected.
@MainActor
protocol DeclaredTraits {
  func declaredTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value?
}

extension TraitModifier: DeclaredTraits {
  func declaredTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == K.self ? reinterpret(value, as: Key.Value.self) : nil
  }
}

extension ModifiedContent: DeclaredTraits {
  func declaredTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    (content as? any DeclaredTraits)?.declaredTrait(key) ?? (modifier as? any DeclaredTraits)?.declaredTrait(key)
  }
}
