import FlowIssueReporting

extension TestStore {
  /// One step of a test.
  public struct Step {
    indirect enum Kind {
      case send(LocalAction, (inout LocalState) throws -> Void)
      case receive(Action, (inout LocalState) throws -> Void)
      case environment((inout Environment) throws -> Void)
      case work(() throws -> Void)
      case sequence([Step])
    }

    let kind: Kind
    let location: FlowSourceLocation

    /// Sends an action, and describes how it changes the state.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - update: Changes the previous state to the expected one.
    public static func send(
      _ action: LocalAction,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: @escaping (inout LocalState) throws -> Void = { _ in }
    ) -> Step {
      Step(kind: .send(action, update), location: .init(fileID: fileID, file: filePath, line: line, column: column))
    }

    /// Expects an action that an effect sent, and describes how it changes the state.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - update: Changes the previous state to the expected one.
    public static func receive(
      _ action: Action,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: @escaping (inout LocalState) throws -> Void = { _ in }
    ) -> Step {
      Step(kind: .receive(action, update), location: .init(fileID: fileID, file: filePath, line: line, column: column))
    }

    /// Changes the environment of the reducer.
    ///
    /// - Parameter update: Changes the environment.
    public static func environment(
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: @escaping (inout Environment) throws -> Void
    ) -> Step {
      Step(kind: .environment(update), location: .init(fileID: fileID, file: filePath, line: line, column: column))
    }

    /// Runs other code, such as advancing a scheduler.
    ///
    /// - Parameter work: The work.
    public static func `do`(
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ work: @escaping () throws -> Void
    ) -> Step {
      Step(kind: .work(work), location: .init(fileID: fileID, file: filePath, line: line, column: column))
    }

    /// Combines several steps to one, to share them between tests.
    ///
    /// - Parameter steps: The steps.
    public static func sequence(
      _ steps: [Step],
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(kind: .sequence(steps), location: .init(fileID: fileID, file: filePath, line: line, column: column))
    }

    /// Combines several steps to one, to share them between tests.
    ///
    /// - Parameter steps: The steps.
    public static func sequence(
      _ steps: Step...,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      sequence(steps, fileID: fileID, file: filePath, line: line, column: column)
    }
  }
}

extension TestStore where LocalState: Equatable {
  /// Performs steps, and checks that nothing is left at the end.
  ///
  /// - Parameter steps: The steps.
  public func assert(
    _ steps: Step...,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    assert(steps, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Performs steps, and checks that nothing is left at the end.
  ///
  /// - Parameter steps: The steps.
  public func assert(
    _ steps: [Step],
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    core.lastLocation = FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)
    if steps.isEmpty {
      core.usageCheck.complete()
      IssueReporter.warn(
        "There are no steps, so nothing was checked. Give this call at least one.", at: core.lastLocation)
    }
    for step in steps { take(step) }
    core.drain()
    core.reportLeftovers(at: core.lastLocation)
  }

  private func take(_ step: Step) {
    switch step.kind {
    case .send(let action, let update):
      perform(action, at: step.location, update)
    case .receive(let action, let update):
      receive(.action(action), at: step.location, update)
    case .environment(let update):
      core.begin(step.location)
      core.requireHandled(before: "changing the environment", at: step.location)
      core.attempt("The change of the environment", at: step.location) { try update(&environment) }
    case .work(let work):
      core.begin(step.location)
      core.requireHandled(before: "this work", at: step.location)
      core.attempt("The work of this step", at: step.location, work)
      core.drain()
    case .sequence(let steps):
      for step in steps { take(step) }
    }
  }
}
