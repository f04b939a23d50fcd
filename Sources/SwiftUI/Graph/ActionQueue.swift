/// The actions of a pass of an update, in the order in which they run.
@MainActor
struct ActionQueue {
  private var actions: [() -> Void] = []
  private var departures: [() -> Void] = []
  private var late: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty && departures.isEmpty && late.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// Adds an action to run after the others, such as preference changes, which use the final layout.
  mutating func addLate(_ action: @escaping () -> Void) { late.append(action) }

  /// The position at which the next action is added.
  var end: Int { actions.count }

  /// Moves the actions that were added after `start` behind the others.
  mutating func depart(from start: Int) {
    departures += actions[start...]
    actions.removeSubrange(start...)
  }

  mutating func removeAll() { _ = takeAll() }

  /// Removes and returns the actions in order.
  mutating func takeAll() -> [() -> Void] {
    let all = actions + departures + late
    actions.removeAll()
    departures.removeAll()
    late.removeAll()
    return all
  }
}
