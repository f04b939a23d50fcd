import FlowIssueReporting
import SwiftUI

extension ExhaustiveFlowTester {
  /// Adds a named step that describes its changes, with any number of assertions.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func step(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void = { _ in },
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name, StepClosure(action), changes: DescribedChanges(apply: changes), assertions: assertions, snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a named step that describes its changes, with one assertion.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assert: Checks the model after the picture is taken.
  @discardableResult
  public func step(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void,
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assert: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(
      name, StepClosure(action), changes: DescribedChanges(apply: changes),
      assertions: [FlowAssertion(check: StepClosure(assert), at: location)], snapshot: snapshot, at: location)
  }

  /// Adds a step named by its position and describes its changes.
  ///
  /// - Parameters:
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func step(
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) throws -> Void = { _ in },
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      nil, StepClosure(action), changes: DescribedChanges(apply: changes), assertions: assertions, snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a named step with an asynchronous action that describes its changes.
  ///
  /// The flow must be run with `asyncRun` or `asyncMatrixRun`, which wait for the action.
  ///
  /// - Parameters:
  ///   - name: The name of the step; it becomes part of the picture's file name.
  ///   - snapshot: Whether to take a picture.
  ///   - action: Changes the model. An error it throws is a failure and stops the flow.
  ///   - changes: Changes the previous state to the expected one.
  ///   - assertions: The assertions to check after the picture is taken.
  @discardableResult
  public func asyncStep(
    _ name: String,
    snapshot: Bool = true,
    action: @escaping @MainActor @Sendable (Model) async throws -> Void,
    changes: @escaping @MainActor @Sendable (inout State) throws -> Void,
    assertions: [FlowAssertion<Model>] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    add(
      name, nil, async: AsyncStepClosure(action), changes: DescribedChanges(apply: changes), assertions: assertions,
      snapshot: snapshot,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
