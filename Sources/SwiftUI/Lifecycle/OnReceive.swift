/// Performs an action for each value that a publisher emits while the view is in the tree.
struct ReceiveModifier<P: Publisher>: WatchingModifier, ComposedModifier where P.Failure == Never {
  // On Apple's platforms this is an enclosing view instead of a modifier.
  package var composition: Composition { Composition(transparent: nil) }

  let publisher: P
  let action: (P.Output) -> Void

  package final class Watch {
    var subscription: AnyCancellable?
    var publisher: P
    var action: (P.Output) -> Void
    var hasEnded = false

    init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
      self.publisher = publisher
      self.action = action
    }

    /// Subscribes to the publisher, which may send values on any thread.
    fileprivate func subscribe(in graph: Graph?) {
      subscription = nil
      subscription = publisher.sink { [weak self, weak graph] in self?.receive($0, in: graph) }
    }

    /// Calls the action of the last update, on the main actor.
    private func receive(_ value: P.Output, in graph: Graph?) {
      if MainQueue.isCurrent { return action(value) }
      // nonisolated(unsafe): the publisher has given the value away.
      nonisolated(unsafe) let receive = { [weak self] in self?.action(value) ?? () }
      graph?.mailbox.noteMistake(
        "A publisher of onReceive sends values on a thread other than the main one. The action runs on the main "
          + "thread: add receive(on: DispatchQueue.main) to the publisher.")
      graph?.mailbox.noteWrite { [weak graph] in
        assumeMainActor { graph?.enqueueAction(receive) }
      }
    }
  }

  package func makeWatch(at node: _ViewNode) -> Watch {
    let watch = Watch(publisher, action)
    subscribe(watch, at: node)
    return watch
  }

  package func update(_ watch: Watch, at node: _ViewNode) {
    watch.action = action
    // As on Apple's platforms, a publisher that is not known to be the same is subscribed to again: a timer that a body
    // creates starts anew with each evaluation.
    if areKnownEqual(watch.publisher, publisher) { return }
    watch.publisher = publisher
    subscribe(watch, at: node)
  }

  @MainActor
  private func subscribe(_ watch: Watch, at node: _ViewNode) {
    // Publishers may emit synchronously. Their values are handled in an action, not during the current update.
    node.graph.enqueueAction { [weak watch, weak graph = node.graph] in
      guard let watch, !watch.hasEnded else { return }
      watch.subscribe(in: graph)
    }
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
