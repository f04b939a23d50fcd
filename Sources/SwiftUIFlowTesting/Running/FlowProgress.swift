/// The progress of a flow while it runs.
public enum FlowProgress: Sendable {
  /// A step starts.
  ///
  /// - Parameters:
  ///   - name: The step's name as used in results.
  ///   - number: The number of the step in the run, counted from one across all configurations.
  ///   - count: The number of steps in the run, in all configurations.
  case stepStarted(name: String, number: Int, count: Int)

  /// A step has ended, finished or stopped.
  case stepEnded(FlowStepResult, number: Int, count: Int)
}
