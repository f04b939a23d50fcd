import FlowIssueReporting

/// What a flow calls and demands while it runs. There is one place for each: setting a hook replaces the one before.
struct FlowHooks<Model: FlowModel> {
  typealias StepHook = @MainActor @Sendable (String, Int, Model) -> Void

  var beforeEachStep: StepHook?
  var afterEachStep: StepHook?
  var progress: (@MainActor @Sendable (FlowProgress) -> Void)?
  /// Begins to follow the state of a model, in a flow whose steps describe changes.
  var follow: (@MainActor (Model) -> StateCheck<Model>)?
  /// How long to wait for tasks of views after each step.
  var taskLimit = Duration.seconds(2)
  /// Where the flow demands that it ends with nothing running.
  var restDemand: FlowSourceLocation?
}

extension FlowTester {
  /// Sets what is called before each step's action; it replaces an earlier hook.
  ///
  /// - Parameter hook: Receives the step's name as results use it, its position counted from zero, and the model.
  @discardableResult
  public func beforeEachStep(_ hook: @escaping @MainActor @Sendable (String, Int, Model) -> Void) -> Self {
    hooks.beforeEachStep = hook
    return self
  }

  /// Sets what is called at the end of each step; it replaces an earlier hook.
  ///
  /// It is also called after a step that stopped its flow, so that it can undo what the other hook did.
  ///
  /// - Parameter hook: Receives the step's name as results use it, its position counted from zero, and the model.
  @discardableResult
  public func afterEachStep(_ hook: @escaping @MainActor @Sendable (String, Int, Model) -> Void) -> Self {
    hooks.afterEachStep = hook
    return self
  }

  /// Sets what is told about the progress of a run, for instance to print it; it replaces an earlier closure.
  @discardableResult
  public func onProgress(_ report: @escaping @MainActor @Sendable (FlowProgress) -> Void) -> Self {
    hooks.progress = report
    return self
  }
}
