import Foundation

/// The timelines of a screen and the times of their next updates.
@MainActor
final class TimelineTracker {
  private var states: [TimelineState] = []

  /// The views with texts that depend on the current date, and the times at which the texts change.
  private var texts: [ObjectIdentifier: (node: NodeReference, next: Double)] = [:]

  func add(_ state: TimelineState) { states.append(state) }

  func remove(_ state: TimelineState) { states.removeAll { $0 === state } }

  /// The next date of a schedule, in seconds of the screen's clock; frames of animations are ignored.
  var next: Double? {
    (states.compactMap(\.moment) + texts.values.compactMap { $0.node.node?.isMounted == true ? $0.next : nil }).min()
  }

  /// The paths of the timelines that change in every frame.
  var endlessPaths: [String] { states.filter(\.isAnimation).compactMap { $0.node?.path } }

  /// Schedules the evaluation of a node at a time, in seconds of the screen's clock.
  func wake(_ node: _ViewNode, at time: Double) { texts[ObjectIdentifier(node)] = (NodeReference(node), time) }

  /// Evaluates the timelines whose next date has been reached.
  func wake(at now: Double) {
    for (key, text) in texts where text.next <= now || text.node.node == nil {
      texts[key] = nil
      text.node.node?.invalidate()
    }
    for state in states where state.isAnimation || state.next.map({ $0 <= now }) == true { state.node?.invalidate() }
  }
}

/// The state of a timeline: the shown date and the next one.
@MainActor
final class TimelineState: UnmountableStorage {
  fileprivate private(set) weak var node: _ViewNode?
  private let tracker: TimelineTracker
  fileprivate private(set) var next: Double?

  /// The time at which the next date is shown, if nothing else happens before: at the earliest a frame after the last
  /// date, as on a display.
  fileprivate private(set) var moment: Double?

  /// Whether the timeline changes in every frame.
  fileprivate private(set) var isAnimation = false
  private var shown: Date?

  /// The number of dates before the present that a schedule may begin with; its dates should start around the present.
  private static let passedLimit = 1_000_000

  init(_ node: _ViewNode) {
    self.node = node
    tracker = node.graph.motion.timelines
    tracker.add(self)
  }

  /// The last date of a schedule that has passed.
  ///
  /// Before the first date, and for a schedule without dates, it is the time at which the timeline was first shown.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule) -> Date {
    guard let node else { return shown ?? EnvironmentValues().now }
    let now = node.present
    isAnimation = (schedule as? AnimationTimelineSchedule)?.isEndless == true
    next = nil
    moment = nil
    var last: Date?
    var passed = 0
    for entry in schedule.entries(from: now, mode: .normal) {
      guard entry.timeIntervalSinceReferenceDate.isFinite else {
        let mistake = "The schedule of a timeline has a date that is not finite. Only the dates before it count."
        node.graph.report(_RuntimeIssue(mistake, at: node))
        break
      }
      if entry > now {
        if isAnimation { break }
        let start = node.environment.now
        let time = entry.timeIntervalSince(start)
        next = time
        moment = max(time, (last?.timeIntervalSince(start) ?? -.infinity) + MotionSystem.frameLength)
        break
      }
      // A schedule that repeats a date would never advance.
      if let last, entry <= last { break }
      last = entry
      passed += 1
      if passed == Self.passedLimit {
        let mistake =
          "The schedule of a timeline begins with more than \(Self.passedLimit) dates that have passed. "
          + "The dates after them do not count."
        node.graph.report(_RuntimeIssue(mistake, at: node))
        break
      }
    }
    let date = last ?? shown ?? now
    shown = date
    return date
  }

  func unmount() { tracker.remove(self) }
}

/// Provides a timeline with its state.
struct TimelineProperty: DynamicProperty {
  private(set) var state: TimelineState?

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    state = binder.nextStorage { TimelineState(node) }
  }
}
