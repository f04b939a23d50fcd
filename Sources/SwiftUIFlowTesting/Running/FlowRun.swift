import FlowIssueReporting
import SwiftUI

/// One run of a flow: carries out the steps of a plan and keeps account of what happens.
@MainActor
final class FlowRun<Model: FlowModel> {
  private(set) var report: FlowReport
  let plan: FlowPlan<Model>
  private let hooks: FlowHooks<Model>
  private let observer: IssueObserver
  private let clock = ContinuousClock()
  /// The views of a run are alike: what was said once is not said again for every step.
  private var shownWarnings: Set<String> = []
  /// Follows the state of the model of a pass.
  private var stateCheck: (pass: Int, check: StateCheck<Model>)?

  init(plan: FlowPlan<Model>, hooks: FlowHooks<Model>, observer: IssueObserver) {
    self.plan = plan
    self.hooks = hooks
    self.observer = observer
    self.report = FlowReport(
      flowName: plan.flowName,
      plannedSteps: plan.passes.first?.steps.map { planned in
        FlowReport.PlannedName(
          name: resolvedStepName(planned.step, at: planned.index, inFlow: nil),
          location: planned.step.sourceLocation
        )
      } ?? []
    )
  }

  /// Reports why the flow cannot be run.
  ///
  /// - Returns: Whether there was anything to report.
  func refuse(_ problems: [FlowPlanProblem]) -> Bool {
    for problem in problems {
      report.flowFailures.append(
        FlowFailure(
          message: problem.message,
          flowName: plan.flowName,
          stepName: problem.stepName,
          configurationLabel: nil,
          assertionLabel: nil,
          sourceLocation: problem.location
        )
      )
      IssueReporter.report(problem.message, at: problem.location)
    }
    return !problems.isEmpty
  }
}

// MARK: - The parts of a step

extension FlowRun {
  typealias Pass = FlowPlan<Model>.Pass

  /// A step that was begun and not yet ended.
  struct StepInProgress {
    let planned: PlannedStep<Model>
    let pass: Pass
    let model: Model
    let start: ContinuousClock.Instant
    var failures: [FlowFailure] = []
    var warnings: [String] = []
    var snapshotResult: SnapshotResult?
    var assertionCount = 0
  }

  func begin(_ planned: PlannedStep<Model>, of pass: Pass, with model: Model) -> StepInProgress {
    hooks.progress?(.stepStarted(name: planned.name, number: planned.number, count: plan.stepCount))
    var step = StepInProgress(planned: planned, pass: pass, model: model, start: clock.now)
    hooks.beforeEachStep?(planned.name, planned.index, model)
    note(.hook("beforeEachStep"), in: &step)
    if let follow = hooks.follow, stateCheck?.pass != pass.index {
      stateCheck = (pass.index, follow(model))
    }
    return step
  }

  /// Does what follows the action: the picture, the assertions, the account of it all.
  ///
  /// - Parameters:
  ///   - actionError: What the action threw.
  ///   - takePicture: Takes the picture; what it throws ends the whole run.
  /// - Returns: Whether the flow goes on.
  func finish<Content: View, Failure: Error>(
    _ step: StepInProgress,
    actionError: (any Error)?,
    makeView: @MainActor (Model) -> Content,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) -> Bool {
    var step = step
    note(.action, in: &step, thrown: actionError)
    guard actionError == nil else { return end(step, isFinished: false) }

    do throws(Failure) {
      try picture(of: &step, makeView: makeView, takePicture: takePicture)
    } catch {
      note(.snapshot, in: &step)
      _ = end(step, isFinished: false)
      throw error
    }

    let problem = stateCheck.map { $0.check(step.planned.step, step.model) } ?? unwatchedChanges(step.planned.step)
    if let problem { fail(problem, label: nil, in: &step) }

    for assertion in step.planned.step.assertions {
      step.assertionCount += 1
      let part = Part.assertion(number: step.assertionCount, label: assertion.label)
      do {
        try assertion.check(step.model)
        note(part, in: &step)
      } catch let unmet as UnmetAssertion {
        note(part, in: &step)
        fail("\(part.text(of: step.planned.step)) failed: \(unmet.reason)", label: part.label, in: &step)
      } catch {
        note(part, in: &step, thrown: error)
        return end(step, isFinished: false)
      }
    }
    return end(step, isFinished: true)
  }

  private func picture<Content: View, Failure: Error>(
    of step: inout StepInProgress,
    makeView: @MainActor (Model) -> Content,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) {
    var environment = EnvironmentValues()
    let view = makeView(step.model)
    step.pass.configuration.environmentPatch(&environment)
    let picture = try takePicture(
      StepView(
        name: step.planned.name,
        view: AnyView(view.environment(\.self, environment)),
        environment: environment,
        passIndex: step.pass.index,
        recordsReference: step.pass.configuration.recordSnapshots,
        isPictureWanted: step.planned.step.snapshotEnabled
      )
    )
    step.snapshotResult = picture.result
    note(.snapshot, in: &step)
    for error in picture.errors + [picture.result?.problem].compactMap({ $0 }) {
      fail(error, label: nil, in: &step)
    }
    for warning in picture.warnings where shownWarnings.insert(warning).inserted {
      warn(warning, in: &step)
    }
  }

  /// Ends a step, finished or stopped.
  ///
  /// - Returns: `isFinished`.
  private func end(_ step: StepInProgress, isFinished: Bool) -> Bool {
    var step = step
    hooks.afterEachStep?(step.planned.name, step.planned.index, step.model)
    note(.hook("afterEachStep"), in: &step)
    let result = FlowStepResult(
      stepName: step.planned.step.name,
      resolvedName: step.planned.name,
      index: step.planned.index,
      duration: clock.now - step.start,
      assertionCount: step.assertionCount,
      configurationLabel: step.pass.label,
      snapshotResult: step.snapshotResult,
      failures: step.failures,
      warnings: step.warnings,
      isFinished: isFinished,
      sourceLocation: step.planned.step.sourceLocation,
      configuration: step.pass.configuration.label
    )
    report.steps.append(result)
    hooks.progress?(.stepEnded(result, number: step.planned.number, count: plan.stepCount))
    return isFinished
  }
}

// MARK: - Failures

extension FlowRun {
  /// The part of a step that something failed in.
  private enum Part {
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

  /// Accounts for what failed in a part of a step since the last call.
  private func note(_ part: Part, in step: inout StepInProgress, thrown error: (any Error)? = nil) {
    let text = part.text(of: step.planned.step)
    let observed = observer.takeIssues()
    for issue in observed {
      let place = issue.place.map { " (\($0))" } ?? ""
      let sentence = "\(text) recorded a failure: \(issue.message)\(place)"
      if issue.isCounted {
        let failure = failure(sentence, label: part.label, in: step)
        step.failures.append(failure)
        IssueReporter.note(failure.message)
      } else {
        fail(sentence, label: part.label, in: &step)
      }
    }
    guard let error, !IssueReporter.isCancellationOfTest(error) else { return }
    // `try #require` has recorded its failure, unless the framework it belongs to is not running the test.
    guard observed.isEmpty || !IssueReporter.isRecordedByFramework(error) else { return }
    fail("\(text) threw \(describe(error)), which stopped the flow", label: part.label, in: &step)
  }

  private func fail(_ sentence: String, label: String?, in step: inout StepInProgress) {
    let failure = failure(sentence, label: label, in: step)
    step.failures.append(failure)
    IssueReporter.report(failure.message, at: failure.sourceLocation)
    // The report is no news to this flow.
    _ = observer.takeIssues()
  }

  private func warn(_ sentence: String, in step: inout StepInProgress) {
    step.warnings.append(sentence)
    IssueReporter.warn(message(sentence, in: step), at: step.planned.step.sourceLocation)
    _ = observer.takeIssues()
  }

  private func message(_ sentence: String, in step: StepInProgress) -> String {
    let planned = step.planned
    let configuration = step.pass.configuration.label
    let name = planned.step.isNamedByPosition ? "\(planned.index + 1)" : quoted(planned.step.name)
    let ofFlow = plan.flowName.map { " of flow \(quoted($0))" } ?? ""
    let inConfiguration = configuration.isEmpty ? "" : ", configuration \(quoted(configuration))"
    return "Step \(name)\(ofFlow)\(inConfiguration): \(sentence)."
  }

  private func failure(_ sentence: String, label: String?, in step: StepInProgress) -> FlowFailure {
    let planned = step.planned
    let configuration = step.pass.configuration.label
    return FlowFailure(
      message: message(sentence, in: step),
      flowName: plan.flowName,
      stepName: planned.name,
      configurationLabel: configuration.isEmpty ? nil : configuration,
      assertionLabel: label,
      sourceLocation: planned.step.sourceLocation
    )
  }
}
