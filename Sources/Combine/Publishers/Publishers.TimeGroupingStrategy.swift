extension Publishers {
  /// A strategy that determines when `collect(_:options:)` sends the collected values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval of a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// At the end of each interval of a scheduler, and whenever a number of values has been collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
