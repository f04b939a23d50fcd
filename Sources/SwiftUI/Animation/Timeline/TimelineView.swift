import Foundation

/// A view that updates according to a schedule that you provide.
///
/// The time is that of the host: it begins on 1 January 2001 at midnight UTC and moves only when a test moves it.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// Information passed to a timeline view's content callback.
  public struct Context: Sendable {
    /// A rate at which timeline views can receive updates.
    public enum Cadence: Comparable, Sendable {
      /// Updates the view continuously.
      case live

      /// Updates the view approximately once per second.
      case seconds

      /// Updates the view approximately once per minute.
      case minutes
    }

    /// The date from the schedule that triggered the current view update.
    public let date: Date

    /// The rate at which the timeline updates the view.
    public let cadence: Cadence

    /// Resets any pre-rendered views; there are none here.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  private var clock = ClockReading()
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a new timeline view that uses the given schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: date, cadence: .live))
  }

  /// The last date of the schedule that has passed; the time itself before the first one.
  @MainActor
  private var date: Date {
    let now = clock.date
    var last: Date?
    for entry in schedule.entries(from: now, mode: .normal) {
      if entry > now { break }
      // A schedule that repeats a date would never get past it.
      if let last, entry <= last { break }
      last = entry
    }
    return last ?? now
  }
}

/// The time of the host, read by a view: the view is evaluated again when it moves.
struct ClockReading: DynamicProperty {
  private var location: StateLocation<Double>?

  @MainActor
  var date: Date { Date(timeIntervalSinceReferenceDate: location?.value ?? 0) }

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    location = binder.node.graph.clock.location(in: binder.node.graph)
  }
}
