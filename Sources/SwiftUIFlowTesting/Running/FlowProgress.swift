/// What a flow says about itself while it runs.
public enum FlowProgress: Sendable {
  /// A step begins.
  ///
  /// - Parameters:
  ///   - name: The step's name as results use it.
  ///   - number: Which step of the run it is, counted from one across all configurations.
  ///   - count: How many steps the run has in all configurations.
  case stepStarted(name: String, number: Int, count: Int)

  /// A step has ended, finished or not.
  case stepEnded(FlowStepResult, number: Int, count: Int)
}
