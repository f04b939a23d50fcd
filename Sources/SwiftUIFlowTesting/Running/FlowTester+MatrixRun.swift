import SwiftUI

extension FlowTester {
  /// Runs the flow once in each configuration, each time with a new model.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in the order they are run. Their labels end the names of the steps.
  ///   - modelFactory: Makes the model of a configuration.
  ///   - snapshot: Receives the step's name, as in `checkout-cart-dark`, and the view. What it throws ends the run.
  /// - Returns: The steps that were finished, in order. A configuration whose flow was stopped does not keep the next
  ///   one from running.
  @discardableResult
  public func matrixRun<Failure: Error>(
    configurations: [FlowConfiguration],
    modelFactory: @MainActor @Sendable () -> Model,
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) -> [FlowStepResult] {
    try run(
      configurations, isMatrix: true,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), makeModel: modelFactory
    ) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow once in each configuration, each time with a new model, and takes pictures.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in the order they are run. Their labels end the names of the steps.
  ///   - modelFactory: Makes the model of a configuration.
  ///   - snapshotMode: What is done with each step's view; by default its picture is compared with its reference.
  ///   - filePath: The file whose folder holds the references.
  ///   - function: The test.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func matrixRun(
    configurations: [FlowConfiguration],
    modelFactory: @MainActor @Sendable () -> Model,
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function,
    fileID: StaticString = #fileID,
    sourcePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [FlowStepResult] {
    run(
      configurations,
      isMatrix: true,
      at: FlowSourceLocation(fileID: fileID, filePath: sourcePath, line: line, column: column),
      makeModel: modelFactory,
      pictures: snapshotMode.configuration,
      describesState: snapshotMode.isForStoryboard,
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }

  /// Runs the flow once in each configuration, each time with a new model, waiting for asynchronous actions.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in the order they are run. Their labels end the names of the steps.
  ///   - modelFactory: Makes the model of a configuration.
  ///   - snapshot: Receives the step's name, as in `checkout-cart-dark`, and the view. What it throws ends the run.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func asyncMatrixRun<Failure: Error>(
    configurations: [FlowConfiguration],
    modelFactory: @MainActor @Sendable () -> Model,
    snapshot: @MainActor (String, AnyView) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws(Failure) -> [FlowStepResult] {
    try await asyncRun(
      configurations, isMatrix: true,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), makeModel: modelFactory
    ) { step throws(Failure) in
      try step.give(to: snapshot)
    }
  }

  /// Runs the flow once in each configuration, each time with a new model, waiting for asynchronous actions, and takes
  /// pictures.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in the order they are run. Their labels end the names of the steps.
  ///   - modelFactory: Makes the model of a configuration.
  ///   - snapshotMode: What is done with each step's view; by default its picture is compared with its reference.
  ///   - filePath: The file whose folder holds the references.
  ///   - function: The test.
  /// - Returns: The steps that were finished, in order.
  @discardableResult
  public func asyncMatrixRun(
    configurations: [FlowConfiguration],
    modelFactory: @MainActor @Sendable () -> Model,
    snapshotMode: SnapshotMode = .builtin(),
    filePath: String = #filePath,
    function: String = #function,
    fileID: StaticString = #fileID,
    sourcePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [FlowStepResult] {
    await asyncRun(
      configurations,
      isMatrix: true,
      at: FlowSourceLocation(fileID: fileID, filePath: sourcePath, line: line, column: column),
      makeModel: modelFactory,
      pictures: snapshotMode.configuration,
      describesState: snapshotMode.isForStoryboard,
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }
}
