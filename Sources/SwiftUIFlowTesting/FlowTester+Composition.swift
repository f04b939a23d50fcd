extension FlowTester {
  /// The steps of the flow, for use in another flow with ``steps(_:)``.
  ///
  /// If no flow runs them, a warning says so.
  public var extractedSteps: [FlowStep<Model>] { stepsToHandOn }

  /// Adds the steps of another flow.
  ///
  /// Steps named by their position are named by their new positions.
  @discardableResult
  public func steps(_ newSteps: [FlowStep<Model>]) -> Self {
    append(newSteps)
    return self
  }
}
