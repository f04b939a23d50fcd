/// A queue of pending actions.
struct ActionQueue<Action> {
  private var actions: [Action?] = []
  private var head = 0

  mutating func append(_ action: Action) {
    actions.append(action)
  }

  mutating func next() -> Action? {
    guard head < actions.count else {
      head = 0
      actions.removeAll(keepingCapacity: actions.capacity <= 64)
      return nil
    }
    defer { head += 1 }
    // Compact the list only after most of it has been processed.
    if head >= 64, head * 2 > actions.count {
      actions.removeFirst(head)
      head = 0
    }
    defer { actions[head] = nil }
    return actions[head]
  }
}
