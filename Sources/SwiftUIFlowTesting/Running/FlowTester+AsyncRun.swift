import SwiftUI

extension FlowTester {
  /// Runs the flow with its asynchronous actions, and passes the view of each step to a closure.
  ///
  /// Steps without an asynchronous action run their synchronous one.
  ///
  /// - Parameter snapshot: Receives the step's name with the flow's name as a prefix, and the view. An error it throws
  ///   ends the run.
  /// - Returns: The finished steps, in order.
  /// - Throws: The error of `snapshot`.
  @discardableResult
  public func asyncRun<Failure: Error>(
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws(Failure) -> [FlowStepResult] {
    try await asyncRun(
      [configuration], isMatrix: false,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), makeModel: { flowModel }
    ) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow with its asynchronous actions and takes pictures.
  ///
  /// - Parameters:
  ///   - snapshotMode: The use of each step's view; by default its picture is compared with its reference.
  ///   - filePath: The test file; its folder contains the references.
  ///   - function: The name of the test function.
  /// - Returns: The finished steps, in order.
  @discardableResult
  public func asyncRun(
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function,
    fileID: StaticString = #fileID,
    sourcePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [FlowStepResult] {
    await asyncRun(
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
  /// Runs the flow in each configuration with its asynchronous actions.
  func asyncRun<Failure: Error>(
    _ configurations: [FlowConfiguration],
    isMatrix: Bool,
    at location: FlowSourceLocation,
    makeModel: @MainActor () -> Model,
    pictures: SnapshotConfiguration = SnapshotConfiguration(),
    describesState: Bool = false,
    looksAtPictures: Bool = true,
    takePicture: PictureTaker<Failure>
  ) async throws(Failure) -> [FlowStepResult] {
    let plan = FlowPlan(
      flowName: name, steps: flowSteps, configurations: configurations, isMatrix: isMatrix, createdAt: sourceLocation)
    beginRun()
    return try await Console.watching { console async throws(Failure) in
      try await IssueObserver.observe { observer async throws(Failure) in
        let run = FlowRun(
          plan: plan, waits: true, hooks: hooks, makeView: makeView, pictures: pictures, describesState: describesState,
          observer: observer, console: console)
        defer {
          run.reportWarnings()
          keep(run)
        }
        if run.refuse(plan.problems(createdAt: sourceLocation, runAt: location, waits: true)) { return [] }
        for pass in plan.passes {
          let pass = run.begin(pass, with: makeModel())
          defer { run.end(pass) }
          for planned in pass.plan.steps {
            var step = run.begin(planned, of: pass)
            var actionError: (any Error)?
            do {
              if let performAsync = planned.step.performAsync {
                try await pass.tasks.observing(planned.number) { try await performAsync(pass.model, pass.screen) }
              } else {
                try pass.tasks.observing(planned.number) { try planned.step.perform?(pass.model, pass.screen) }
              }
            } catch {
              actionError = error
            }
            guard run.hasActed(&step, thrown: actionError) else { break }
            await run.waitForTasks(&step)
            guard try run.finish(step, takePicture: takePicture) else { break }
          }
        }
        return run.report.finishedSteps(for: note(run, looksAtPictures: looksAtPictures, at: location))
      }
    }
  }
}
