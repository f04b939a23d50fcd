import SwiftUI

extension FlowTester {
  /// Runs the flow, waiting for asynchronous actions, and gives the view of each step to a closure.
  ///
  /// Steps without an asynchronous action perform their ordinary one.
  ///
  /// - Parameter snapshot: Receives the step's name with the flow's name before it, and the view. What it throws ends
  ///   the run.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func asyncRun<Failure: Error>(
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void
  ) async throws(Failure) -> [FlowStepResult] {
    try await asyncRun([configuration], isMatrix: false, makeModel: { model }) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow, waiting for asynchronous actions, and takes pictures.
  ///
  /// - Parameters:
  ///   - snapshotMode: What is done with each step's view; by default its picture is compared with its reference.
  ///   - filePath: The file whose folder holds the references.
  ///   - function: The test.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func asyncRun(
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function
  ) async -> [FlowStepResult] {
    await asyncRun(
      [configuration],
      isMatrix: false,
      makeModel: { model },
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }
}

extension FlowTester {
  /// Runs the flow in each configuration and waits for asynchronous actions.
  func asyncRun<Failure: Error>(
    _ configurations: [FlowConfiguration],
    isMatrix: Bool,
    makeModel: @MainActor () -> Model,
    takePicture: PictureTaker<Failure>
  ) async throws(Failure) -> [FlowStepResult] {
    let plan = FlowPlan(flowName: name, steps: flowSteps, configurations: configurations, isMatrix: isMatrix)
    return try await IssueObserver.observe { observer async throws(Failure) in
      let run = FlowRun(plan: plan, hooks: hooks, observer: observer)
      defer { lastReport = run.report }
      if run.refuse(plan.problems(at: sourceLocation, waits: true)) { return [] }
      for pass in plan.passes {
        let model = makeModel()
        for planned in pass.steps {
          let step = run.begin(planned, of: pass, with: model)
          var actionError: (any Error)?
          do {
            if let performAsync = planned.step.performAsync {
              try await performAsync(model)
            } else {
              try planned.step.perform?(model)
            }
          } catch {
            actionError = error
          }
          let goesOn = try run.finish(step, actionError: actionError, makeView: makeView, takePicture: takePicture)
          if !goesOn { break }
        }
      }
      return run.report.finishedSteps
    }
  }
}
