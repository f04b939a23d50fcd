import Foundation

/// The timelines of a screen, and when each of them is to be shown again.
@MainActor
final class TimelineTracker {
  private var states: [TimelineState] = []

  /// The views whose texts say how long something is or was, and when they say something else.
  private var texts: [ObjectIdentifier: (node: NodeReference, next: Double)] = [:]

  func add(_ state: TimelineState) { states.append(state) }

  func remove(_ state: TimelineState) { states.removeAll { $0 === state } }

  /// When the next date of a schedule comes, in seconds of the screen's clock; frames of animations do not count.
  var next: Double? {
    (states.compactMap(\.next) + texts.values.compactMap { $0.node.node?.isMounted == true ? $0.next : nil }).min()
  }

  /// Where the timelines are that change with every frame.
  var endlessPaths: [String] { states.filter(\.isAnimation).compactMap { $0.node?.path } }

  /// Has a node evaluated again at a time, in seconds of the screen's clock.
  func wake(_ node: _ViewNode, at time: Double) { texts[ObjectIdentifier(node)] = (NodeReference(node), time) }

  /// Wakes the timelines whose next date has come.
  func wake(at now: Double) {
    for (key, text) in texts where text.next <= now || text.node.node == nil {
      texts[key] = nil
      text.node.node?.invalidate()
    }
    for state in states where state.isAnimation || state.next.map({ $0 <= now }) == true { state.node?.invalidate() }
  }
}

/// What a timeline keeps: the date that it shows and the one that comes next.
@MainActor
final class TimelineState: UnmountableStorage {
  fileprivate private(set) weak var node: _ViewNode?
  private let tracker: TimelineTracker
  fileprivate private(set) var next: Double?

  /// Whether the timeline changes with every frame.
  fileprivate private(set) var isAnimation = false
  private var shown: Date?

  init(_ node: _ViewNode) {
    self.node = node
    tracker = node.graph.motion.timelines
    tracker.add(self)
  }

  /// The last date of a schedule that has passed.
  ///
  /// Before the first one, and for a schedule without dates, it is the time at which the timeline was first shown.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule) -> Date {
    guard let node else { return shown ?? EnvironmentValues().now }
    let now = node.present
    isAnimation = (schedule as? AnimationTimelineSchedule)?.isEndless == true
    next = nil
    var last: Date?
    for entry in schedule.entries(from: now, mode: .normal) {
      if entry > now {
        next = isAnimation ? nil : entry.timeIntervalSince(node.environment.now)
        break
      }
      // A schedule that repeats a date would never get past it.
      if let last, entry <= last { break }
      last = entry
    }
    let date = last ?? shown ?? now
    shown = date
    return date
  }

  func unmount() { tracker.remove(self) }
}

/// Gives a timeline its state.
struct TimelineProperty: DynamicProperty {
  private(set) var state: TimelineState?

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    state = binder.nextStorage { TimelineState(node) }
  }
}
