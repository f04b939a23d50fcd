import FlowIssueReporting

/// One step of a flow: what happens to the model, and what must hold afterwards.
///
/// Steps are usually made by the `step` functions of ``FlowTester``. Made on
/// their own they can be shared between flows, see ``FlowTester/steps(_:)``.
public struct FlowStep<Model: FlowModel>: Sendable {
  /// The name of the step; empty if the flow names it by its position.
  public let name: String
  /// What is checked after the step's picture was taken, in this order.
  public internal(set) var assertions: [FlowAssertion<Model>]
  /// Whether a picture is taken.
  public let snapshotEnabled: Bool
  /// Where the step was written; its failures are reported there.
  public let sourceLocation: FlowSourceLocation

  let isNamedByPosition: Bool
  /// Missing if only an asynchronous action was given.
  let perform: StepClosure<Model>?
  let performAsync: AsyncStepClosure<Model>?
  /// Describes how the step changes the state that the flow watches.
  var changes: (any StateChanges)?

  init(
    name: String?,
    perform: StepClosure<Model>?,
    performAsync: AsyncStepClosure<Model>? = nil,
    assertions: [FlowAssertion<Model>],
    snapshotEnabled: Bool,
    at sourceLocation: FlowSourceLocation
  ) {
    self.name = name ?? ""
    self.isNamedByPosition = name == nil
    self.perform = perform
    self.performAsync = performAsync
    self.assertions = assertions
    self.snapshotEnabled = snapshotEnabled
    self.sourceLocation = sourceLocation
  }

  /// Whether the action takes the screen, which must show the view before it begins.
  var takesScreen: Bool { perform?.takesScreen == true || performAsync?.takesScreen == true }

  /// Whether the action or an assertion takes the screen and may touch it.
  var drivesScreen: Bool { takesScreen || assertions.contains(where: \.check.takesScreen) }
}

// MARK: - Creating a step

extension FlowStep {
  /// Creates a step with any number of assertions.
  ///
  /// - Parameters:
  ///   - name: The name; it becomes part of the picture's file name.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assertions: What is checked after the picture was taken.
  ///   - snapshotEnabled: Whether a picture is taken.
  public init(
    name: String,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    snapshotEnabled: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name,
      perform: StepClosure(action),
      assertions: assertions,
      snapshotEnabled: snapshotEnabled,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a step with an action for each kind of run.
  ///
  /// - Parameters:
  ///   - name: The name; it becomes part of the picture's file name.
  ///   - action: Changes the model when the flow is run synchronously.
  ///   - asyncAction: Changes the model when the flow is run with `asyncRun`; if missing, `action` is used there too.
  ///   - assertions: What is checked after the picture was taken.
  ///   - snapshotEnabled: Whether a picture is taken.
  public init(
    name: String,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    asyncAction: (@MainActor @Sendable (Model) async throws -> Void)?,
    assertions: [FlowAssertion<Model>] = [],
    snapshotEnabled: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name,
      perform: StepClosure(action),
      performAsync: asyncAction.map { AsyncStepClosure($0) },
      assertions: assertions,
      snapshotEnabled: snapshotEnabled,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a step with one assertion or none.
  ///
  /// - Parameters:
  ///   - name: The name; it becomes part of the picture's file name.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assert: What is checked after the picture was taken, if anything.
  ///   - snapshotEnabled: Whether a picture is taken.
  public init(
    name: String,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    assert: (@MainActor @Sendable (Model) throws -> Void)?,
    snapshotEnabled: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      name: name,
      perform: StepClosure(action),
      assertions: assert.map { [FlowAssertion(check: StepClosure($0), at: location)] } ?? [],
      snapshotEnabled: snapshotEnabled,
      at: location
    )
  }
}

// MARK: - Using a step outside a flow

extension FlowStep {
  /// Performs the action outside a flow; an error is reported as a failure where the step was written.
  ///
  /// It does nothing if the step has only an asynchronous action.
  public var action: @MainActor @Sendable (Model) -> Void {
    { [self] model in
      do {
        try perform?(model, nil)
      } catch {
        reportUnlessRecorded(error, subject: "The action of \(subject)", at: sourceLocation)
      }
    }
  }

  /// Performs the asynchronous action outside a flow, if there is one.
  ///
  /// An error is reported as a failure where the step was written.
  public var asyncAction: (@MainActor @Sendable (Model) async -> Void)? {
    guard let performAsync else { return nil }
    return { [self] model in
      do {
        try await performAsync(model, nil)
      } catch {
        reportUnlessRecorded(error, subject: "The action of \(subject)", at: sourceLocation)
      }
    }
  }

  /// Checks all assertions outside a flow, or `nil` if there are none.
  public var assert: (@MainActor @Sendable (Model) -> Void)? {
    guard !assertions.isEmpty else { return nil }
    return { [assertions] model in
      for assertion in assertions { assertion.body(model) }
    }
  }

  private var subject: String { isNamedByPosition ? "an unnamed step" : "step \(quoted(name))" }
}
