import SwiftUI

extension FlowTester {
  /// Runs the flow and gives the view of each step to a closure.
  ///
  /// The closure is not called for steps with `snapshot: false`. It may throw; the call then needs `try`, and the
  /// error ends the run.
  ///
  /// - Parameter snapshot: Receives the step's name with the flow's name before it, and the view.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func run<Failure: Error>(
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void
  ) throws(Failure) -> [FlowStepResult] {
    try run([configuration], isMatrix: false, makeModel: { model }) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow and takes pictures.
  ///
  /// - Parameters:
  ///   - snapshotMode: What is done with each step's view; by default its picture is compared with its reference.
  ///   - filePath: The file whose folder holds the references.
  ///   - function: The test.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func run(
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function
  ) -> [FlowStepResult] {
    run(
      [configuration],
      isMatrix: false,
      makeModel: { model },
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }
}

extension FlowTester {
  /// Runs the flow in each configuration without waiting for anything.
  func run<Failure: Error>(
    _ configurations: [FlowConfiguration],
    isMatrix: Bool,
    makeModel: @MainActor () -> Model,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) -> [FlowStepResult] {
    let plan = FlowPlan(flowName: name, steps: flowSteps, configurations: configurations, isMatrix: isMatrix)
    return try IssueObserver.observe { observer throws(Failure) in
      let run = FlowRun(plan: plan, hooks: hooks, observer: observer)
      defer { lastReport = run.report }
      if run.refuse(plan.problems(at: sourceLocation, waits: false)) { return [] }
      for pass in plan.passes {
        let model = makeModel()
        for planned in pass.steps {
          let step = run.begin(planned, of: pass, with: model)
          var actionError: (any Error)?
          do {
            try planned.step.perform?(model)
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
