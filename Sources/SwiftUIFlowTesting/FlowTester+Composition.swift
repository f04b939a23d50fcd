extension FlowTester {
  /// The steps of the flow, for use in another flow with ``steps(_:)``.
  public var extractedSteps: [FlowStep<Model>] {
    handOn()
    return flowSteps
  }

  /// Adds the steps of another flow.
  ///
  /// Steps named by their position are named by their new positions.
  @discardableResult
  public func steps(_ newSteps: [FlowStep<Model>]) -> Self {
    append(newSteps)
    return self
  }
}
