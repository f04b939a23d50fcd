import FlowIssueReporting

/// One step of a flow: an action on the model, and the assertions that follow it.
///
/// Steps are usually created by the `step` methods of ``FlowTester``. Steps that are created separately can be shared
/// between flows, see ``FlowTester/steps(_:)``.
public struct FlowStep<Model: FlowModel>: Sendable {
  /// The name of the step; empty if it is named by its position.
  public let name: String
  /// The assertions, in the order in which they are checked after the step's picture is taken.
  public internal(set) var assertions: [FlowAssertion<Model>]
  /// Whether the step takes a picture.
  public let snapshotEnabled: Bool
  /// The source location of the step, where its failures are reported.
  public let sourceLocation: FlowSourceLocation

  let isNamedByPosition: Bool
  /// `nil` if the step has only an asynchronous action.
  let perform: StepClosure<Model>?
  let performAsync: AsyncStepClosure<Model>?
  /// Describes how the step changes the state that the flow watches.
  var changes: (any StateChanges)?
  /// The flow that the step comes from, if it was extracted; running the step completes it.
  var origin: PendingCheck?

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

  /// Whether the action takes the screen, which must show the view before the action starts.
  var takesScreen: Bool { perform?.takesScreen == true || performAsync?.takesScreen == true }

  /// Whether the action or an assertion takes the screen and may drive it.
  var drivesScreen: Bool { takesScreen || assertions.contains { $0.check.takesScreen } }
}

// MARK: - Creating a step

extension FlowStep {
  /// Creates a step with any number of assertions.
  ///
  /// - Parameters:
  ///   - name: The name; it becomes part of the picture's file name.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - assertions: The assertions to check after the picture is taken.
  ///   - snapshotEnabled: Whether to take a picture.
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
  ///   - assertions: The assertions to check after the picture is taken.
  ///   - snapshotEnabled: Whether to take a picture.
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
  ///   - assert: The assertion to check after the picture is taken, if any.
  ///   - snapshotEnabled: Whether to take a picture.
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
  /// Runs the action outside a flow. An error is reported as a failure at the source location of the step.
  ///
  /// Does nothing if the step has only an asynchronous action.
  public var action: @MainActor @Sendable (Model) -> Void {
    { [self] model in
      do {
        try perform?(model, nil)
      } catch {
        reportUnlessRecorded(error, subject: "The action of \(subject)", at: sourceLocation)
      }
    }
  }

  /// Runs the asynchronous action outside a flow; `nil` if there is none.
  ///
  /// An error is reported as a failure at the source location of the step.
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

  /// Checks all assertions outside a flow; `nil` if there are none.
  public var assert: (@MainActor @Sendable (Model) -> Void)? {
    guard !assertions.isEmpty else { return nil }
    return { [assertions] model in
      for assertion in assertions { assertion.body(model) }
    }
  }

  private var subject: String { isNamedByPosition ? "an unnamed step" : "step \(quoted(name))" }
}
