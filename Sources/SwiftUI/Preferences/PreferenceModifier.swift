/// A modifier that sets or changes the preferences of the views inside; it does not affect layout.
nonisolated package protocol PreferenceModifier: PrimitiveModifier {
  /// Adds the preferences of the modified view to `collector`; `content` adds those of the view inside.
  @MainActor func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void)
}

@MainActor extension PreferenceModifier {
  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    PreferenceNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

final class PreferenceNode<Content: View, Modifier: PreferenceModifier>: SingleChildNode {
  private var modifier: Modifier

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    holdPreferences()
    child = Content._makeNode(content, in: childContext)
    graph.preferencesChanged()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    if !areKnownEqual(modifier, new.modifier) { graph.preferencesChanged() }
    modifier = new.modifier
    child?.update(new.content)
  }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    modifier.collect(into: &collector, node: self) { [child] in child?.collectPreference(into: &$0) }
  }

  override func willUnmount() { graph.preferencesChanged() }
}

/// Sets a preference, replacing the values of the views inside.
package struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  package func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    if Key.self == K.self {
      collector.add(reinterpret(value, as: K.Value.self))
    } else {
      content(&collector)
    }
  }
}

extension PreferenceWriter: ComposedModifier {
  package var composition: Composition { Composition("preference").value("value", value) }
}

/// Transforms the value of a preference.
package struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  package func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    guard Key.self == K.self else { return content(&collector) }
    var inner = PreferenceCollector<K>()
    content(&inner)
    var value = reinterpret(inner.value ?? K.defaultValue, as: Key.Value.self)
    transform(&value)
    collector.add(reinterpret(value, as: K.Value.self))
  }
}

extension View {
  /// Sets the value of a preference.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Transforms the value of a preference set by the views inside.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}
