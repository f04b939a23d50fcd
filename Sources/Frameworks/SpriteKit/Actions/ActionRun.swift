import Foundation

/// An action that a node runs.
@MainActor
class ActionRun {
  /// Lets time pass.
  ///
  /// - Returns: The time that is left after the end, in seconds; `nil` before the end.
  func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? { time }

  /// What runs an action.
  static func of(_ action: SKAction) -> ActionRun {
    switch action.kind {
    case .sequence(let actions): SequenceRun(actions, of: action)
    case .group(let actions): GroupRun(actions, of: action)
    case .repeats(let inner, let count): RepeatRun(inner, count: count, of: action)
    case .repeatForever(let inner): RepeatRun(inner, count: nil, of: action)
    default: TimedRun(action)
    }
  }
}

/// Actions one after another.
private final class SequenceRun: ActionRun {
  private let action: SKAction
  private var rest: ArraySlice<SKAction>
  private var current: ActionRun?

  init(_ actions: [SKAction], of action: SKAction) {
    self.action = action
    rest = actions[...]
  }

  override func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? {
    let speed = Double(action.speed)
    var left = time * speed
    while true {
      if current == nil {
        guard let next = rest.popFirst() else { return speed > 0 ? left / speed : 0 }
        current = ActionRun.of(next)
      }
      guard let unused = current?.advance(by: left, on: node) else { return nil }
      left = unused
      current = nil
    }
  }
}

/// Actions together.
private final class GroupRun: ActionRun {
  private let action: SKAction
  private var running: [ActionRun]
  private var leastLeft = TimeInterval.infinity

  init(_ actions: [SKAction], of action: SKAction) {
    self.action = action
    running = actions.map { ActionRun.of($0) }
  }

  override func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? {
    let speed = Double(action.speed)
    leastLeft = time * speed
    running = running.filter { run in
      guard let left = run.advance(by: time * speed, on: node) else { return true }
      leastLeft = min(leastLeft, left)
      return false
    }
    return running.isEmpty ? (speed > 0 ? leastLeft / speed : 0) : nil
  }
}

/// An action again and again.
private final class RepeatRun: ActionRun {
  private let action: SKAction
  private let inner: SKAction
  private var left: Int?
  private var current: ActionRun?

  init(_ inner: SKAction, count: Int?, of action: SKAction) {
    self.action = action
    self.inner = inner
    left = count
  }

  override func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? {
    let speed = Double(action.speed)
    var rest = time * speed
    while true {
      if left == 0 { return speed > 0 ? rest / speed : 0 }
      let run = current ?? ActionRun.of(inner)
      current = run
      guard let unused = run.advance(by: rest, on: node) else { return nil }
      current = nil
      left = left.map { $0 - 1 }
      // An action without a length would never let the frame end.
      if left == nil, unused >= rest { return nil }
      rest = unused
    }
  }
}
