import FlowIssueReporting
import SwiftUI

/// Runs a flow: named steps that change a model, with a picture and assertions after each.
///
/// ```swift
/// FlowTester(name: "checkout", model: CheckoutModel()) { CheckoutView(model: $0) }
///   .step("cart") { _ in }
///   .step("payment") { $0.proceedToPayment() } assert: { model in
///     #expect(model.screen == .payment)
///   }
///   .run()
/// ```
///
/// In each step, in this order: the `beforeEachStep` hook is called, the action is performed, the view is built and
/// put into the configuration's environment, its picture is taken, the assertions are checked, and the
/// `afterEachStep` hook is called.
///
/// An action or an assertion that throws fails the test at the line of its step and stops the flow. Failures that
/// `#expect` or XCTest's assertions record do not stop it.
@MainActor
public class FlowTester<Model: FlowModel, Content: View> {
  /// The name of the flow; it begins the name of every step.
  public let name: String?
  /// The model the steps change. Matrix runs make a model of their own for every configuration.
  public let model: Model
  /// The circumstances the flow runs in.
  public let configuration: FlowConfiguration
  /// Where the flow was created.
  public let sourceLocation: FlowSourceLocation
  /// What the most recent run did and what failed in it; empty before the first run.
  public internal(set) var lastReport: FlowReport

  private(set) var flowSteps: [FlowStep<Model>] = []
  /// Whether the flow has been run.
  var hasRun = false
  /// Whether another flow has taken over the steps.
  var isHandedOn = false
  var hooks = FlowHooks<Model>()
  let makeView: @MainActor (Model) -> Content

  init(
    name: String?,
    model: Model,
    configuration: FlowConfiguration,
    // Not `@Sendable`: the flow never leaves the main actor, and view factories need not be Sendable.
    makeView: @escaping @MainActor (Model) -> Content,
    at sourceLocation: FlowSourceLocation
  ) {
    self.name = name
    self.model = model
    self.configuration = configuration
    self.makeView = makeView
    self.sourceLocation = sourceLocation
    self.lastReport = FlowReport(flowName: name)
  }

  deinit {
    guard !hasRun, !isHandedOn else { return }
    let flow = name.map { "Flow \(quoted($0))" } ?? "The flow"
    IssueReporter.warn(
      "\(flow) was never run: nothing in it was carried out or checked. End it with `run()`.", at: sourceLocation)
  }

  /// Creates a flow without steps.
  ///
  /// - Parameters:
  ///   - name: The name of the flow; it begins the name of every step.
  ///   - model: The model the steps change.
  ///   - configuration: The circumstances the flow runs in.
  ///   - viewBuilder: Builds the view that shows the model; called in every step.
  public convenience init(
    name: String? = nil,
    model: Model,
    configuration: FlowConfiguration = .init(),
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
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a flow without steps whose views come from a factory.
  ///
  /// - Parameters:
  ///   - name: The name of the flow; it begins the name of every step.
  ///   - model: The model the steps change.
  ///   - viewFactory: Builds the view that shows the model; called in every step.
  ///   - configuration: The circumstances the flow runs in.
  public convenience init<Factory: FlowViewFactory>(
    name: String? = nil,
    model: Model,
    viewFactory: Factory,
    configuration: FlowConfiguration = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Factory.Model == Model, Factory.Content == Content {
    self.init(
      name: name,
      model: model,
      configuration: configuration,
      makeView: { viewFactory.makeView(for: $0) },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

// MARK: - Adding steps

extension FlowTester {
  /// Adds steps at the end of the flow; every other way to add one comes here.
  func append(_ steps: [FlowStep<Model>]) {
    if hasRun {
      for step in steps {
        let which = step.isNamedByPosition ? "A step" : "Step \(quoted(step.name))"
        let ofFlow = name.map { " of flow \(quoted($0))" } ?? ""
        IssueReporter.warn(
          "\(which)\(ofFlow) was added after the flow was run, which did not carry it out. Add it before the run.",
          at: step.sourceLocation)
      }
    }
    flowSteps += steps
  }

  /// Has the last step check something more.
  func addToLastStep(_ assertion: FlowAssertion<Model>) -> Self {
    if flowSteps.isEmpty {
      IssueReporter.report(
        "There is no step before \(quoted(assertion.label)) that it could belong to. Add a step first.",
        at: assertion.sourceLocation)
    } else {
      flowSteps[flowSteps.count - 1].assertions.append(assertion)
    }
    return self
  }
}

// MARK: - What is in the flow

extension FlowTester {
  /// How many steps the flow has.
  public var stepCount: Int { flowSteps.count }

  /// The names of the steps as pictures and results use them, in order.
  public var stepNames: [String] {
    flowSteps.indices.map { resolvedStepName(flowSteps[$0], at: $0, inFlow: name) }
  }
}
