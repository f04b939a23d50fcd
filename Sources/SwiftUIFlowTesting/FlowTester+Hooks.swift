import FlowIssueReporting

/// The hooks and settings of a flow. There is one of each: setting a hook replaces the previous one.
struct FlowHooks<Model: FlowModel> {
  typealias StepHook = @MainActor @Sendable (String, Int, Model) -> Void

  var beforeEachStep: StepHook?
  var afterEachStep: StepHook?
  var progress: (@MainActor @Sendable (FlowProgress) -> Void)?
  /// Starts to track the state of a model, in a flow whose steps describe changes.
  var follow: (@MainActor (Model) -> StateCheck<Model>)?
  /// How long to wait for tasks of views after each step.
  var taskLimit = Duration.seconds(2)
  /// The source location of `endsAtRest()`, if the flow has it.
  var restDemand: FlowSourceLocation?
}

extension FlowTester {
  /// Sets the closure to call before each step's action. It replaces an earlier one.
  ///
  /// - Parameter hook: Receives the step's name as used in results, its position counted from zero, and the model.
  @discardableResult
  public func beforeEachStep(
    _ hook: @escaping @MainActor @Sendable (String, Int, Model) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    warn(ofHook: "beforeEachStep", replacing: hooks.beforeEachStep != nil, at: location)
    hooks.beforeEachStep = hook
    return self
  }

  /// Sets the closure to call at the end of each step. It replaces an earlier one.
  ///
  /// The closure is also called after a step that stops its flow, so that it can undo the work of the other hook.
  ///
  /// - Parameter hook: Receives the step's name as used in results, its position counted from zero, and the model.
  @discardableResult
  public func afterEachStep(
    _ hook: @escaping @MainActor @Sendable (String, Int, Model) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    warn(ofHook: "afterEachStep", replacing: hooks.afterEachStep != nil, at: location)
    hooks.afterEachStep = hook
    return self
  }

  /// Sets the closure to call with the progress of a run, for instance to print it. It replaces an earlier one.
  @discardableResult
  public func onProgress(_ report: @escaping @MainActor @Sendable (FlowProgress) -> Void) -> Self {
    hooks.progress = report
    return self
  }

  private func warn(ofHook hook: String, replacing isReplacing: Bool, at location: FlowSourceLocation) {
    warnAfterRun(of: "The \(hook) hook", at: location)
    guard isReplacing else { return }
    IssueReporter.warn(
      "The \(hook) hook\(ofFlow) replaces an earlier one, which is not called. Do the work of both in one closure.",
      at: location)
  }
}
