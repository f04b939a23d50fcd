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
/// A step performs these in order: it calls the `beforeEachStep` hook, runs the action, builds the view with the
/// configuration's environment, takes its picture, checks the assertions, and calls the `afterEachStep` hook.
///
/// An action or an assertion that throws fails the test at the line of its step and stops the flow. Failures recorded
/// by `#expect` or XCTest's assertions do not stop it.
@MainActor
public class FlowTester<Model: FlowModel, Content: View> {
  /// The name of the flow, the prefix of every step's name.
  public let name: String?
  /// The model that the steps change. Matrix runs create a model for every configuration.
  public var model: Model {
    uncheckedRun?.use.isNoted.value = true
    return flowModel
  }
  /// The configuration that the flow runs in.
  public let configuration: FlowConfiguration
  /// The source location of the flow's creation.
  public let sourceLocation: FlowSourceLocation
  /// The report of the most recent run; empty before the first run.
  public var lastReport: FlowReport {
    uncheckedRun?.use.isNoted.value = true
    return report
  }

  /// The report of the most recent run.
  var report: FlowReport
  let flowModel: Model
  private(set) var flowSteps: [FlowStep<Model>] = []
  /// Whether the flow has been run.
  private(set) var hasRun = false
  /// Warns if the flow is never run.
  private let runCheck: PendingCheck
  var hooks = FlowHooks<Model>()
  let makeView: @MainActor (Model) -> Content
  /// Warns if nothing looks at what the last run has done. The last property: the model is released before it.
  var uncheckedRun: UncheckedRun?

  init(
    name: String?,
    model: Model,
    configuration: FlowConfiguration,
    // Not `@Sendable`: the flow never leaves the main actor, and view factories need not be Sendable.
    makeView: @escaping @MainActor (Model) -> Content,
    at sourceLocation: FlowSourceLocation
  ) {
    self.name = name
    self.flowModel = model
    self.configuration = configuration
    self.makeView = makeView
    self.sourceLocation = sourceLocation
    self.report = FlowReport(flowName: name)
    let flow = subjectOfFlow(name)
    runCheck = PendingCheck(
      "\(flow) was never run: nothing in it was carried out or checked. End it with `run()`.", at: sourceLocation)
  }

  /// Records that the flow is run.
  func beginRun() {
    hasRun = true
    runCheck.complete()
    for step in flowSteps { step.origin?.complete() }
  }

  /// Records that another flow is run in place of this one.
  func handOn() { runCheck.complete() }

  /// The steps for another flow: they are carried out if it is run.
  var stepsToHandOn: [FlowStep<Model>] {
    flowSteps.map { step in
      var step = step
      step.origin = runCheck
      return step
    }
  }

  /// Creates a flow without steps.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, the prefix of every step's name.
  ///   - model: The model that the steps change.
  ///   - configuration: The configuration that the flow runs in.
  ///   - viewBuilder: Builds the view of the model, for every step and whenever the model changes during one.
  // The type of the model is that of the argument by way of `Itself`, see there.
  public convenience init<Given: FlowModel>(
    name: String? = nil,
    model: Given,
    configuration: FlowConfiguration = .init(),
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
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a flow without steps whose views come from a factory.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, the prefix of every step's name.
  ///   - model: The model that the steps change.
  ///   - viewFactory: Builds the view of the model, for every step and whenever the model changes during one.
  ///   - configuration: The configuration that the flow runs in.
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
  /// Appends steps to the flow; all methods that add steps call this one.
  func append(_ steps: [FlowStep<Model>]) {
    for step in steps {
      warnAfterRun(of: step.isNamedByPosition ? "A step" : "Step \(quoted(step.name))", at: step.sourceLocation)
    }
    flowSteps += steps
  }

  /// Warns about something that is added too late.
  func warnAfterRun(of subject: String, at location: FlowSourceLocation) {
    guard hasRun else { return }
    IssueReporter.warn(
      "\(subject)\(ofFlow) was added after the flow was run, which did not carry it out. Add it before the run.",
      at: location)
  }

  /// The name of the flow in a sentence.
  var ofFlow: String { phrase(ofFlow: name) }

  /// Adds an assertion to the last step.
  func addToLastStep(_ assertion: FlowAssertion<Model>) -> Self {
    warnAfterRun(of: "Assertion \(quoted(assertion.label))", at: assertion.sourceLocation)
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

// MARK: - Steps

extension FlowTester {
  /// The number of steps.
  public var stepCount: Int { flowSteps.count }

  /// The names of the steps as used in pictures and results, in order.
  public var stepNames: [String] {
    flowSteps.indices.map { resolvedStepName(flowSteps[$0], at: $0, inFlow: name) }
  }
}
