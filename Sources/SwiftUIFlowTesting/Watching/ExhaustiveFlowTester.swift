import FlowIssueReporting
import SwiftUI

/// A flow whose steps describe every change of a state; undescribed changes fail the test.
///
/// ```swift
/// FlowTester(model: CheckoutModel()) { CheckoutView(model: $0) }
///   .watching { $0.snapshot }
///   .step("cart")
///   .step("payment") { $0.proceedToPayment() } changes: { $0.screen = .payment }
///   .run()
/// ```
///
/// The state is a value derived from the model. It is compared after the picture of each step, so changes that views
/// make when they appear belong to the step.
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
    if State.self is AnyObject.Type {
      let flow = subjectOfFlow(name)
      IssueReporter.warn(
        "\(flow) watches an object, \(State.self): it is the same before and after a step, so no change of it is seen. "
          + "Watch a structure of its values.", at: sourceLocation)
    }
  }

  /// Creates a flow without steps.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, the prefix of every step's name.
  ///   - model: The model that the steps change.
  ///   - configuration: The configuration that the flow runs in.
  ///   - state: Derives the state that the steps describe from the model.
  ///   - viewBuilder: Builds the view of the model, for every step and whenever the model changes during one.
  public convenience init<Given: FlowModel>(
    name: String? = nil,
    model: Given,
    configuration: FlowConfiguration = .init(),
    state: @escaping @MainActor (Model) -> State,
    @ViewBuilder viewBuilder: @escaping @MainActor @Sendable (Model) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Given.Itself == Model {
    self.init(
      name: name,
      model: itself(model),
      configuration: configuration,
      makeView: viewBuilder,
      state: state,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension FlowTester {
  /// Returns this flow with steps that describe every change of a state.
  ///
  /// - Parameter state: Derives the state from the model. Differences are shown member by member, so a structure is
  ///   best.
  public func watching<State: Equatable>(
    _ state: @escaping @MainActor (Model) -> State
  ) -> ExhaustiveFlowTester<Model, Content, State> {
    let flow = ExhaustiveFlowTester<Model, Content, State>(
      name: name, model: flowModel, configuration: configuration, makeView: makeView, state: state, hooks: hooks,
      at: sourceLocation)
    flow.append(flowSteps)
    handOn()
    return flow
  }
}
