/// Runs a task while a view is shown.
struct TaskModifier<ID: Equatable>: ElementModifier, ComposedModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  package var composition: Composition {
    Composition("task").value("id", id).value("priority", priority).value("action", action)
  }

  package static var affectsLayout: Bool { false }
  package static var actsOnNothing: Bool { true }

  final class Storage {
    var task: Task<Void, Never>?

    /// Increases with every start and cancellation: a start that was queued before does not take place any more.
    private(set) var request = 0

    func cancel() {
      request += 1
      task?.cancel()
    }
  }

  package func makeStorage(for element: ModifiedElement) -> Storage? { Storage() }

  package func didAppear(_ element: ModifiedElement) {
    start(element)
  }

  package func didDisappear(_ element: ModifiedElement) {
    storage(of: element)?.cancel()
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard old.id != id, element.isAppearing else { return }
    start(element)
  }

  @MainActor private func start(_ element: ModifiedElement) {
    guard let storage = storage(of: element) else { return }
    storage.cancel()
    let request = storage.request
    let action = action
    let priority = priority
    let graph = element.graph
    graph.enqueueAction {
      guard storage.request == request else { return }
      storage.task = graph.tasks.start(for: element.path, priority: priority, action)
    }
  }
}

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: { await action() }))
  }

  /// Runs an asynchronous action when the view appears and whenever a value changes, cancelling the previous one.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: { await action() }))
  }
}
