import FlowIssueReporting
import SwiftUI

/// A flow whose steps describe every change of a state; what they leave out fails the test.
///
/// ```swift
/// FlowTester(model: CheckoutModel()) { CheckoutView(model: $0) }
///   .watching { $0.snapshot }
///   .step("cart")
///   .step("payment") { $0.proceedToPayment() } changes: { $0.screen = .payment }
///   .run()
/// ```
///
/// The state is a value made from the model. It is compared after the picture of each step, so that what views do when
/// they appear belongs to the step.
@MainActor
public final class ExhaustiveFlowTester<Model: FlowModel, Content: View, State: Equatable>: FlowTester<Model, Content> {
  fileprivate init(
    name: String?,
    model: Model,
    configuration: FlowConfiguration,
    makeView: @escaping @MainActor (Model) -> Content,
    state: @escaping @MainActor (Model) -> State,
    hooks: FlowHooks<Model> = FlowHooks(),
    at sourceLocation: FlowSourceLocation
  ) {
    super.init(name: name, model: model, configuration: configuration, makeView: makeView, at: sourceLocation)
    self.hooks = hooks
    self.hooks.follow = { followingState(of: $0, state) }
  }

  /// Creates a flow without steps.
  ///
  /// - Parameters:
  ///   - name: The name of the flow; it begins the name of every step.
  ///   - model: The model the steps change.
  ///   - configuration: The circumstances the flow runs in.
  ///   - state: Makes the state that the steps describe from the model.
  ///   - viewBuilder: Builds the view that shows the model; called in every step.
  public convenience init(
    name: String? = nil,
    model: Model,
    configuration: FlowConfiguration = .init(),
    state: @escaping @MainActor (Model) -> State,
    @ViewBuilder viewBuilder: @escaping @MainActor @Sendable (Model) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name,
      model: model,
      configuration: configuration,
      makeView: viewBuilder,
      state: state,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension FlowTester {
  /// This flow, with steps that describe every change of a state.
  ///
  /// - Parameter state: Makes the state from the model. Differences are shown member by member, so a structure is best.
  public func watching<State: Equatable>(
    _ state: @escaping @MainActor (Model) -> State
  ) -> ExhaustiveFlowTester<Model, Content, State> {
    let flow = ExhaustiveFlowTester<Model, Content, State>(
      name: name, model: model, configuration: configuration, makeView: makeView, state: state, hooks: hooks,
      at: sourceLocation)
    flow.append(flowSteps)
    isHandedOn = true
    return flow
  }
}
