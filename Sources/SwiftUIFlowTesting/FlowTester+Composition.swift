extension FlowTester {
  /// The steps of the flow, to be added to another flow with ``steps(_:)``.
  public var extractedSteps: [FlowStep<Model>] {
    isHandedOn = true
    return flowSteps
  }

  /// Adds the steps of another flow.
  ///
  /// Steps that are named by their position take the names of their new positions.
  @discardableResult
  public func steps(_ newSteps: [FlowStep<Model>]) -> Self {
    append(newSteps)
    return self
  }
}
