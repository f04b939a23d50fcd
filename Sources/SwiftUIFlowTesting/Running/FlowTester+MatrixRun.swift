import SwiftUI

extension FlowTester {
  /// Runs the flow once in each configuration, each time with a new model.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in the order in which they run. Their labels are appended to the names of
  ///     the steps.
  ///   - modelFactory: Creates the model of a configuration.
  ///   - snapshot: Receives the step's name, as in `checkout-cart-dark`, and the view. An error it throws ends the run.
  /// - Returns: The finished steps, in order. If the flow stops in one configuration, the next ones run nevertheless.
  /// - Throws: The error of `snapshot`.
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
  ///   - configurations: The configurations, in order. Their labels are appended to the names of the steps.
  ///   - modelFactory: Creates the model of a configuration.
  ///   - snapshotMode: The use of each step's view; by default its picture is compared with its reference.
  ///   - filePath: The test file; its folder contains the references.
  ///   - function: The name of the test function.
  /// - Returns: The finished steps, in order.
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
      looksAtPictures: snapshotMode.looksAtPictures,
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }

  /// Runs the flow with its asynchronous actions once in each configuration, each time with a new model.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in order. Their labels are appended to the names of the steps.
  ///   - modelFactory: Creates the model of a configuration.
  ///   - snapshot: Receives the step's name, as in `checkout-cart-dark`, and the view. An error it throws ends the run.
  /// - Returns: The finished steps, in order.
  /// - Throws: The error of `snapshot`.
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

  /// Runs the flow with its asynchronous actions once in each configuration, each time with a new model, and takes
  /// pictures.
  ///
  /// - Parameters:
  ///   - configurations: The configurations, in order. Their labels are appended to the names of the steps.
  ///   - modelFactory: Creates the model of a configuration.
  ///   - snapshotMode: The use of each step's view; by default its picture is compared with its reference.
  ///   - filePath: The test file; its folder contains the references.
  ///   - function: The name of the test function.
  /// - Returns: The finished steps, in order.
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
      looksAtPictures: snapshotMode.looksAtPictures,
      takePicture: snapshotMode.pictureTaker(filePath: filePath, function: function)
    )
  }
}
