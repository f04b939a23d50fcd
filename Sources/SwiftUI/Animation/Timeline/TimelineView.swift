import Foundation

/// A view that updates according to a schedule that you provide.
///
/// The time is that of the screen: it begins on 9 January 2007 at 9:41 in San Francisco, unless a flow specifies
/// another date, and passes only when a test advances it.
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
  private var timeline = TimelineProperty()
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

  public var body: some View { content(context) }

  @MainActor
  private var context: TimelineViewDefaultContext {
    TimelineViewDefaultContext(
      date: timeline.state?.date(of: schedule) ?? EnvironmentValues().now, cadence: .live)
  }
}

extension TimelineView: ComposedView, ConnectedView where Content: View {
  package var composition: Composition {
    Composition("TimelineView").part("contentView", content(context))
      .value(
        "content",
        { (date: Date, cadence: TimelineViewDefaultContext.Cadence) -> any View in
          content(TimelineViewDefaultContext(date: date, cadence: cadence))
        })
  }
}
