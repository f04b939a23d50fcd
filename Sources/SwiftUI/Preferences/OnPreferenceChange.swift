/// Performs an action when the combined value of a preference changes.
package struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value, Transaction) -> Void

  @MainActor public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    PreferenceChangeNode(modifier: modifier, content: content, in: context)
  }

  @MainActor public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

final class PreferenceChangeNode<Content: View, K: PreferenceKey>: SingleChildNode, PreferenceObserver
where K.Value: Equatable {
  private var modifier: PreferenceChangeModifier<K>
  private var last: K.Value?

  init(modifier: PreferenceChangeModifier<K>, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    child = Content._makeNode(content, in: childContext)
    graph.addPreferenceObserver(self)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, PreferenceChangeModifier<K>>.self)
    modifier = new.modifier
    child?.update(new.content)
  }

  func preferencesMayHaveChanged() {
    let value = preference(K.self)
    if last == value { return }
    last = value
    let action = modifier.action
    let transaction = transactionInEffect
    graph.enqueueLateAction { action(value, transaction) }
  }

  override func willUnmount() { graph.removePreferenceObserver(self) }
}

extension View {
  /// Performs an action with the combined value of a preference, initially and whenever it changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K> { value, _ in action(value) })
  }

  /// Performs an action with the combined value of a preference and the transaction of the change.
  ///
  /// This function is not public on Apple's platforms either.
  @_spi(Private)
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value, Transaction) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
