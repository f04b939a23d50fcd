/// Runs an action for each value that a publisher emits while the view is shown.
struct ReceiveModifier<P: Publisher>: ElementModifier, ComposedModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  package var composition: Composition {
    Composition("onReceive").value("publisher", publisher).value("action", action)
  }

  package static var affectsLayout: Bool { false }

  final class Storage {
    var subscription: AnyCancellable?
    var action: (P.Output) -> Void
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  package func makeStorage(for element: ModifiedElement) -> Storage? { Storage(action) }

  package func didAppear(_ element: ModifiedElement) {
    guard let storage = storage(of: element) else { return }
    // The action of the last update runs, without subscribing again for every one.
    storage.subscription = publisher.sink { [weak storage] in storage?.action($0) }
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.action = action
  }

  package func willUnmount(_ element: ModifiedElement) {
    storage(of: element)?.subscription = nil
  }
}

extension View {
  /// Runs an action with every value that a publisher emits.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
