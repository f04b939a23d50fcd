/// Performs an action for each value that a publisher emits while the view is in the tree.
struct ReceiveModifier<P: Publisher>: WatchingModifier, ComposedModifier where P.Failure == Never {
  // On Apple's platforms this is an enclosing view instead of a modifier.
  package var composition: Composition { Composition(transparent: nil) }

  let publisher: P
  let action: (P.Output) -> Void

  package final class Watch {
    var subscription: AnyCancellable?
    var action: (P.Output) -> Void
    var hasEnded = false
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  package func makeWatch(at node: _ViewNode) -> Watch {
    let watch = Watch(action)
    let publisher = publisher
    // Publishers may emit synchronously. Their values are handled in an action, not during the current update.
    node.graph.enqueueAction { [weak watch] in
      guard let watch, !watch.hasEnded else { return }
      // Calls the action of the last update, without subscribing again after each update.
      watch.subscription = publisher.sink { [weak watch] in watch?.action($0) }
    }
    return watch
  }

  package func update(_ watch: Watch, at node: _ViewNode) {
    watch.action = action
  }

  package func end(_ watch: Watch) {
    watch.hasEnded = true
    watch.subscription = nil
  }
}

extension View {
  /// Performs an action for each value that a publisher emits.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
