import Foundation

/// The actions that a node runs.
@MainActor
final class NodeActions {
  @MainActor
  private final class Entry {
    let action: SKAction
    let key: String?
    let run: ActionRun

    init(_ action: SKAction, _ key: String?) {
      self.action = action
      self.key = key
      run = ActionRun.of(action)
    }
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// Whether an action runs that ends.
  var hasFinite: Bool { entries.contains { !$0.action.isEndless } }

  func add(_ action: SKAction, key: String?) { entries.append(Entry(action, key)) }
  func action(forKey key: String) -> SKAction? { entries.first { $0.key == key }?.action }
  func remove(_ key: String) { entries.removeAll { $0.key == key } }
  func removeAll() { entries.removeAll() }

  /// Lets time pass for the actions that run at its beginning.
  func advance(by time: TimeInterval, on node: SKNode) {
    for entry in entries where entries.contains(where: { $0 === entry }) {
      if entry.run.advance(by: time, on: node) != nil { entries.removeAll { $0 === entry } }
    }
  }
}

extension SKNode {
  /// Lets time pass for the actions of the node and of those inside.
  func evaluateActions(for time: TimeInterval) {
    if isPaused { return }
    let time = time * Double(speed)
    if !actions.isEmpty { actions.advance(by: time, on: self) }
    advanceContent(by: time)
    for child in children where child.parent === self { child.evaluateActions(for: time) }
  }

  /// Whether the node or one inside runs an action that ends.
  var hasFiniteActions: Bool {
    !isPaused && (actions.hasFinite || children.contains { $0.hasFiniteActions })
  }
}
