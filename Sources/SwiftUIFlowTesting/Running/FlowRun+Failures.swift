import FlowIssueReporting
import SwiftUI

extension FlowRun {
  /// A part of a step that can fail.
  enum Part {
    case action
    case snapshot
    case assertion(number: Int, label: String)
    case hook(String)

    var label: String? {
      guard case .assertion(_, let label) = self, !label.isEmpty else { return nil }
      return label
    }

    func text(of step: FlowStep<Model>) -> String {
      switch self {
      case .action: "the action"
      case .snapshot: "the picture"
      case .hook(let name): "the \(name) hook"
      case .assertion(_, let label) where !label.isEmpty: "the assertion \(quoted(label))"
      case .assertion(let number, _): step.assertions.count == 1 ? "the assertion" : "assertion \(number)"
      }
    }
  }

  /// Records the failures of a part of a step since the last call.
  func note(_ part: Part, in step: inout StepInProgress, thrown error: (any Error)? = nil) {
    let text = part.text(of: step.planned.step)
    for failure in step.screen.takeFailures() {
      let message =
        "\(introduction(to: step.planned, in: step.pass.plan)): \(text): \(failure.message)\(unawaitedTasks(in: step))"
      report(message, label: part.label, at: failure.place, in: &step)
    }
    let observed = observer.takeIssues()
    for issue in observed {
      let place = issue.place.map { " (\($0))" } ?? ""
      let sentence = "\(text) recorded a failure: \(issue.message)\(place)"
      if issue.isCounted {
        let failure = failure(
          message(sentence, in: step), label: part.label, at: step.planned.step.sourceLocation, in: step)
        step.failures.append(failure)
        IssueReporter.note(failure.message)
      } else {
        fail(sentence, label: part.label, in: &step)
      }
    }
    guard let error, !IssueReporter.isCancellationOfTest(error) else { return }
    // `try #require` has recorded its failure, unless its framework is not running the test.
    guard observed.isEmpty || !IssueReporter.isRecordedByFramework(error) else { return }
    fail(
      "\(text) threw \(describe(error)), which stopped the flow", details: details(of: error), label: part.label,
      in: &step)
  }

  /// - Parameter details: Further lines, starting with a line break.
  func fail(_ sentence: String, details: String = "", label: String?, in step: inout StepInProgress) {
    report(message(sentence, in: step) + details, label: label, at: step.planned.step.sourceLocation, in: &step)
  }

  private func report(
    _ message: String,
    label: String?,
    at location: FlowSourceLocation,
    in step: inout StepInProgress
  ) {
    let failure = failure(message, label: label, at: location, in: step)
    step.failures.append(failure)
    IssueReporter.report(failure.message, at: failure.sourceLocation)
    // Discard the issue that this flow has just reported.
    _ = observer.takeIssues()
  }

  /// - Parameter path: The views around the problem; empty if unknown.
  func warn(_ sentence: String, at path: String = "", in step: inout StepInProgress) {
    step.facts.warnings.append(sentence + DrawingIssue.phrase(at: path))
    warnings.add(sentence, in: place(of: step.planned, in: step.pass.plan, path: path))
  }

  func place(of planned: PlannedStep<Model>, in pass: Pass, path: String = "") -> RunWarnings.Place {
    RunWarnings.Place(
      introduction: introduction(to: planned, in: pass), step: stepName(planned),
      configuration: pass.configuration.label, path: path, location: planned.step.sourceLocation)
  }

  /// Reports the warnings of the run to the test.
  func reportWarnings() {
    for warning in warnings.reports { IssueReporter.warn(warning.message, at: warning.location) }
    _ = observer.takeIssues()
  }

  private func message(_ sentence: String, in step: StepInProgress) -> String {
    "\(introduction(to: step.planned, in: step.pass.plan)): \(sentence).\(unawaitedTasks(in: step))"
  }

  /// Text about tasks that are still running, if the run does not wait for them; otherwise empty.
  private func unawaitedTasks(in step: StepInProgress) -> String {
    if waits { return "" }
    let owners = step.screen.runningTasks
    guard let first = owners.first else { return "" }
    let others = owners.count > 1 ? " and \(owners.count - 1) more" : ""
    return " A task of \(quoted(first))\(others) still runs: run and matrixRun do not wait for tasks, asyncRun and "
      + "asyncMatrixRun do."
  }

  /// `Step "cart" of flow "shop", configuration "dark"`
  func introduction(to planned: PlannedStep<Model>, in pass: Pass) -> String {
    let configuration = pass.configuration.label
    let name = stepName(planned)
    let ofFlow = phrase(ofFlow: plan.flowName)
    let inConfiguration = configuration.isEmpty ? "" : ", configuration \(quoted(configuration))"
    return "Step \(name)\(ofFlow)\(inConfiguration)"
  }

  private func stepName(_ planned: PlannedStep<Model>) -> String {
    planned.step.isNamedByPosition ? "\(planned.index + 1)" : quoted(planned.step.name)
  }

  private func failure(
    _ message: String,
    label: String?,
    at location: FlowSourceLocation,
    in step: StepInProgress
  ) -> FlowFailure {
    let configuration = step.pass.plan.configuration.label
    return FlowFailure(
      message: message,
      flowName: plan.flowName,
      stepName: step.planned.name,
      configurationLabel: configuration.isEmpty ? nil : configuration,
      assertionLabel: label,
      sourceLocation: location
    )
  }
}
