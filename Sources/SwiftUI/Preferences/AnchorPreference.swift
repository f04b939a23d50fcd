/// Sets a preference that depends on the geometry of the view.
package struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: PreferenceModifier {
  let source: Anchor<Value>.Source

  /// Merges the anchor into the value of the views inside, which is discarded if `replaces` is set.
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  let replaces: Bool

  package func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    guard Key.self == K.self, let element = node.element(at: 0) else { return content(&collector) }
    var inner = PreferenceCollector<K>()
    if !replaces { content(&inner) }
    var value = reinterpret(inner.value ?? K.defaultValue, as: Key.Value.self)
    transform(&value, source.anchor(of: element))
    collector.add(reinterpret(value, as: K.Value.self))
  }
}

extension View {
  /// Sets a value for the specified preference key, the value is a function of a geometry value tied to the current
  /// coordinate space, allowing readers of the value to convert the geometry to their local coordinates.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Sets a value for the specified preference key, the value is a function of the key's current value and a geometry
  /// value tied to the current coordinate space.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value, transform: transform, replaces: false))
  }
}
