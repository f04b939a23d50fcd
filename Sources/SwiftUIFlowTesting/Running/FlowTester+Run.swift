import SwiftUI

extension FlowTester {
  /// Runs the flow and passes the view of each step to a closure.
  ///
  /// The closure is not called for steps with `snapshot: false`. If it throws, the call needs `try`, and the error ends
  /// the run.
  ///
  /// - Parameter snapshot: Receives the step's name with the flow's name as a prefix, and the view.
  /// - Returns: The finished steps, in order.
  /// - Throws: The error of `snapshot`.
  @discardableResult
  public func run<Failure: Error>(
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) -> [FlowStepResult] {
    try run(
      [configuration], isMatrix: false,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), makeModel: { flowModel }
    ) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow and takes pictures.
  ///
  /// - Parameters:
  ///   - snapshotMode: The use of each step's view; by default its picture is compared with its reference.
  ///   - filePath: The test file; its folder contains the references.
  ///   - function: The name of the test function.
  /// - Returns: The finished steps, in order.
  @discardableResult
  public func run(
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function,
    fileID: StaticString = #fileID,
    sourcePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [FlowStepResult] {
    run(
      [configuration],
      isMatrix: false,
      at: FlowSourceLocation(fileID: fileID, filePath: sourcePath, line: line, column: column),
      makeModel: { flowModel },
      pictures: snapshotMode.configuration,
      describesState: snapshotMode.isForStoryboard,
      looksAtPictures: snapshotMode.looksAtPictures,
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }
}

extension FlowTester {
  /// Stores the report of a run, and ends the run in the report of the test run if there is one.
  func keep(_ run: FlowRun<Model, Content>) {
    report = run.report
    ReportFolder.shared?.end(run.report, number: run.reportedRun)
  }

  /// Runs the flow in each configuration without waiting.
  func run<Failure: Error>(
    _ configurations: [FlowConfiguration],
    isMatrix: Bool,
    at location: FlowSourceLocation,
    makeModel: @MainActor () -> Model,
    pictures: SnapshotConfiguration = SnapshotConfiguration(),
    describesState: Bool = false,
    looksAtPictures: Bool = true,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) -> [FlowStepResult] {
    let plan = FlowPlan(
      flowName: name, steps: flowSteps, configurations: configurations, isMatrix: isMatrix, createdAt: sourceLocation)
    beginRun()
    return try Console.watching { console throws(Failure) in
      try IssueObserver.observe { observer throws(Failure) in
        let run = FlowRun(
          plan: plan, waits: false, hooks: hooks, makeView: makeView, pictures: pictures,
          describesState: describesState,
          observer: observer, console: console)
        defer {
          run.reportWarnings()
          keep(run)
        }
        if run.refuse(plan.problems(createdAt: sourceLocation, runAt: location, waits: false)) { return [] }
        for pass in plan.passes {
          let pass = run.begin(pass, with: makeModel())
          defer { run.end(pass) }
          for planned in pass.plan.steps {
            var step = run.begin(planned, of: pass)
            var actionError: (any Error)?
            do {
              try pass.tasks.observing(planned.number) { try planned.step.perform?(pass.model, pass.screen) }
            } catch {
              actionError = error
            }
            guard run.hasActed(&step, thrown: actionError) else { break }
            guard try run.finish(step, takePicture: takePicture) else { break }
          }
        }
        return run.report.finishedSteps(for: note(run, looksAtPictures: looksAtPictures, at: location))
      }
    }
  }
}
