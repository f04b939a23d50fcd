/// Shows a layer in front of or behind an element, created from the element's value for a preference key.
struct PreferenceValueLayer<Key: PreferenceKey, Layer: View>: ElementModifier, VisibleLayer {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer

  @MainActor
  final class Storage: PreferenceObserver {
    unowned(unsafe) let element: ModifiedElement
    let host: LayerElement<PreferenceValueView<Key.Value, Layer>>
    var layer: (Key.Value) -> Layer
    var alignment: Alignment
    private var generation: UInt

    // The element owns the storage and removes it from the graph before the element is removed.
    init(
      _ element: ModifiedElement, host: LayerElement<PreferenceValueView<Key.Value, Layer>>,
      layer: @escaping (Key.Value) -> Layer, alignment: Alignment
    ) {
      self.element = element
      self.host = host
      self.layer = layer
      self.alignment = alignment
      generation = element.graph.preferenceGeneration
    }

    var observedNode: _ViewNode? { element }

    func preferencesMayHaveChanged() {
      guard generation != element.graph.preferenceGeneration else { return }
      generation = element.graph.preferenceGeneration
      show()
    }

    func show() {
      let value = element.contentNode?.preference(Key.self) ?? Key.defaultValue
      host.show(PreferenceValueView(value: value, layer: layer), alignment: alignment)
    }
  }

  package func makeStorage(for element: ModifiedElement) -> Storage? {
    let value = element.contentNode?.preference(Key.self) ?? Key.defaultValue
    let host = element.addLayer(PreferenceValueView(value: value, layer: layer), alignment: alignment)
    let storage = Storage(element, host: host, layer: layer, alignment: alignment)
    element.graph.addPreferenceObserver(storage)
    return storage
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard let storage = storage(of: element) else { return }
    storage.layer = layer
    storage.alignment = alignment
    storage.show()
  }

  package func willUnmount(_ element: ModifiedElement) {
    if let storage = storage(of: element) { element.graph.removePreferenceObserver(storage) }
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.host.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func shownLayer(of element: Element) -> Element? { storage(of: element)?.host }
}

extension PreferenceValueLayer: ComposedModifier {
  /// The value for the key where the layer is shown; the default value if it is not shown.
  @MainActor
  private static func shownValue(at node: _ViewNode?) -> Key.Value {
    node?.contentOfModifier?.preference(Key.self) ?? Key.defaultValue
  }

  package var composition: Composition {
    Composition(isInFront ? "overlayPreferenceValue" : "backgroundPreferenceValue").value("alignment", alignment)
      .part("content", shown: { node in layer(Self.shownValue(at: node)) })
  }
}

/// The views created from a preference's value, and created again when a value changes that the closure reads.
struct PreferenceValueView<Value, Layer: View>: View {
  let value: Value
  let layer: (Value) -> Layer

  var body: some View { layer(value) }
}

extension View {
  /// Reads the specified preference value from the view, using it to produce a second view that is applied as an
  /// overlay to the original view.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueLayer<Key, T>(alignment: .center, isInFront: true, layer: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as an
  /// overlay to the original view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueLayer<K, V>(alignment: alignment, isInFront: true, layer: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as the
  /// background of the original view.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueLayer<Key, T>(alignment: .center, isInFront: false, layer: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as the
  /// background of the original view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueLayer<K, V>(alignment: alignment, isInFront: false, layer: transform))
  }
}
