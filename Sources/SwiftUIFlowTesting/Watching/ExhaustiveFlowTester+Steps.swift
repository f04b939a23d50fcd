import FlowIssueReporting
import SwiftUI

extension ExhaustiveFlowTester {
  /// Adds a step that describes its changes.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
  ///     position, as in `step-0`.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assert: Checks the model after the picture is taken.
  ///   - assertions: More assertions, which are checked after it.
  @discardableResult
  public func step(
    _ name: String? = nil,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assert: (@MainActor @Sendable (Model) throws -> Void)? = nil,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(
      name, StepClosure(action), changes: DescribedChanges(apply: changes),
      assert: assert.map { StepClosure($0) }, assertions: assertions, snapshot: snapshot, at: location)
  }

  /// Adds a step with an asynchronous action that describes its changes.
  ///
  /// The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the action.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
  ///     position, as in `step-0`.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assert: Checks the model after the picture is taken.
  ///   - assertions: More assertions, which are checked after it.
  @discardableResult
  public func asyncStep(
    _ name: String? = nil,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) async throws -> Void,
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assert: (@MainActor @Sendable (Model) throws -> Void)? = nil,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(
      name, nil, async: AsyncStepClosure(action), changes: DescribedChanges(apply: changes),
      assert: assert.map { StepClosure($0) }, assertions: assertions, snapshot: snapshot, at: location)
  }

  /// Not available, so that a trailing closure without a label is always the action.
  @available(*, unavailable, message: "Add an action before the changes: step(\"name\") { _ in } changes: { … }")
  @discardableResult
  public func step(
    _ name: String? = nil,
    snapshot: Bool = true,
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self { self }
}
