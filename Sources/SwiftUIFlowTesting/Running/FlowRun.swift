import FlowIssueReporting
import FlowReports
import Foundation
import SwiftUI

/// One run of a flow: runs the steps of a plan and records their results.
@MainActor
final class FlowRun<Model: FlowModel, Content: View> {
  private(set) var report: FlowReport
  /// The number of the run in the report of the test run, if there is one and a step has ended.
  private(set) var reportedRun: Int?
  let plan: FlowPlan<Model>
  /// Whether the run waits for the tasks that views start.
  let waits: Bool
  let makeView: @MainActor (Model) -> Content
  let observer: IssueObserver
  private let console: Console?
  /// How pictures are drawn; also determines the screen if the configuration has no device.
  private let pictures: SnapshotConfiguration
  private let hooks: FlowHooks<Model>
  /// Whether step results include the changes of the model.
  private let describesState: Bool
  private let fonts = FlowScreen.Fonts()
  private let clock = ContinuousClock()
  /// The warnings shown in the pass. The views of its steps are similar, so each warning is shown once per pass.
  private var shownWarnings: Set<String> = []
  /// Whether the test has been told that the flow has no keyboard.
  private var hasToldOfKeyboard = false
  /// The warnings for the test, which are reported when the run ends.
  var warnings = RunWarnings()
  /// The members of the model of a pass after its latest step.
  private var latestState: (pass: Int, lines: [String])?
  /// Tracks the state of the model of a pass.
  private var stateCheck: (pass: Int, check: StateCheck<Model>)?
  /// The models of the passes.
  private(set) var models: [Model] = []

  init(
    plan: FlowPlan<Model>,
    waits: Bool,
    hooks: FlowHooks<Model>,
    makeView: @escaping @MainActor (Model) -> Content,
    pictures: SnapshotConfiguration,
    describesState: Bool,
    observer: IssueObserver,
    console: Console?
  ) {
    self.plan = plan
    self.waits = waits
    self.hooks = hooks
    self.makeView = makeView
    self.pictures = pictures
    self.describesState = describesState || ReportFolder.shared != nil
    self.observer = observer
    self.console = console
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

  /// Reports the problems that prevent the flow from running.
  ///
  /// - Returns: Whether there were any.
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

// MARK: - Passes

extension FlowRun {
  typealias Pass = FlowPlan<Model>.Pass

  /// The flow in one configuration while it runs: a model, and the screen that shows it from the first step to the
  /// last.
  struct PassInProgress {
    let plan: Pass
    let model: Model
    let screen: FlowScreen
    let tasks: StepTasks
  }

  func begin(_ pass: Pass, with model: Model) -> PassInProgress {
    shownWarnings = []
    if let first = pass.steps.first, models.contains(where: { $0 === model }) {
      warnings.add(
        "the model factory returned the object of an earlier configuration, with the state that was left in it. Create a "
          + "new model each time", in: place(of: first, in: pass))
    }
    models.append(model)
    let setting = ScreenSetting(device: pass.configuration.device, pictures: pictures)
    let isDriven = pass.steps.contains { $0.step.drivesScreen }
    let screen = FlowScreen(setting, fonts: fonts, contentType: Content.self, isDriven: isDriven)
    #if os(Linux)
      pass.configuration.phonePatch?(screen.phone)
    #endif
    return PassInProgress(plan: pass, model: model, screen: screen, tasks: StepTasks(screen))
  }

  func end(_ pass: PassInProgress) {
    if let location = hooks.restDemand, report.steps.last?.isFinished == true { demandRest(of: pass, at: location) }
    warnOfTasks(of: pass)
    pass.screen.remove()
  }

  /// Warns about steps whose tasks have not ended: later failures in them are not failures of a test.
  private func warnOfTasks(of pass: PassInProgress) {
    for number in pass.tasks.running {
      guard let planned = pass.plan.steps.first(where: { $0.number == number }) else { continue }
      warnings.add(
        "a task that it started still ran at the end of the flow, and what fails in it is not seen. Wait for it in an "
          + "asynchronous step", in: place(of: planned, in: pass.plan))
    }
  }

  private func demandRest(of pass: PassInProgress, at location: FlowSourceLocation) {
    guard let activity = pass.screen.activity else { return }
    let flow = subjectOfFlow(plan.flowName)
    let label = pass.plan.configuration.label
    let inConfiguration = label.isEmpty ? "" : ", configuration \(quoted(label)),"
    let message = "\(flow)\(inConfiguration) does not end at rest: \(activity)."
    report.flowFailures.append(
      FlowFailure(
        message: message, flowName: plan.flowName, stepName: nil, configurationLabel: label.isEmpty ? nil : label,
        assertionLabel: nil, sourceLocation: location))
    IssueReporter.report(message, at: location)
    // Discard the issue, which would otherwise be a failure of the next configuration's first step.
    _ = observer.takeIssues()
  }
}

// MARK: - Steps

extension FlowRun {
  /// A step that has started and not ended.
  struct StepInProgress {
    let planned: PlannedStep<Model>
    let pass: PassInProgress
    let start: ContinuousClock.Instant
    /// The members of the model before the step, if its changes are recorded.
    let stateBefore: [String]?
    /// The view that was built after the action.
    var view: Content?
    var failures: [FlowFailure] = []
    var snapshotResult: SnapshotResult?
    /// What a report will tell about the step.
    var facts = ReportDocument.Step()

    var model: Model { pass.model }
    var screen: FlowScreen { pass.screen }
  }

  /// Runs the hook before the action, and shows the view if the action takes the screen.
  func begin(_ planned: PlannedStep<Model>, of pass: PassInProgress) -> StepInProgress {
    hooks.progress?(.stepStarted(name: planned.name, number: planned.number, count: plan.stepCount))
    // Output between two steps belongs to neither.
    _ = console?.takeText()
    var step = StepInProgress(
      planned: planned, pass: pass, start: clock.now, stateBefore: describesState ? stateBefore(pass) : nil)
    hooks.beforeEachStep?(planned.name, planned.index, pass.model)
    note(.hook("beforeEachStep"), in: &step)
    if let follow = hooks.follow, stateCheck?.pass != pass.plan.index {
      stateCheck = (pass.plan.index, follow(pass.model))
    }
    if planned.step.takesScreen, pass.screen.shownCount == 0 {
      show(&step)
      note(.snapshot, in: &step)
    }
    return step
  }

  /// Records the result of the action and shows the view of the step.
  ///
  /// - Parameter error: The error thrown by the action.
  /// - Returns: Whether the step continues.
  func hasActed(_ step: inout StepInProgress, thrown error: (any Error)?) -> Bool {
    note(.action, in: &step, thrown: error)
    guard error == nil else { return end(step, isFinished: false) }
    show(&step)
    return true
  }

  /// Waits for the tasks that views have started.
  func waitForTasks(_ step: inout StepInProgress) async {
    guard hooks.taskLimit > .zero else { return }
    for owner in await step.screen.waitForTasks(upTo: hooks.taskLimit) {
      warn("a task of \(quoted(owner)) still ran after \(hooks.taskLimit)", in: &step)
    }
  }

  private func show(_ step: inout StepInProgress) {
    let content = FlowContent(model: step.model, makeView: makeView)
    var environment = step.screen.baseEnvironment
    step.pass.plan.configuration.environmentPatch(&environment)
    #if os(Linux)
      if let now = step.pass.plan.configuration.now { environment.now = now }
    #endif
    if step.screen.shownCount == 0 { warnOfLocale(environment.locale, in: &step) }
    step.screen.show(content, in: environment)
    step.view = content.built
  }

  /// Warns about a locale with a language that does not exist, whose texts would be those of the source language.
  private func warnOfLocale(_ locale: Locale, in step: inout StepInProgress) {
    guard locale != step.screen.baseEnvironment.locale, let language = locale.language.languageCode,
      !language.isISOLanguage
    else { return }
    let nearest = NearestName(to: locale.identifier, among: Locale.availableIdentifiers.sorted()).text
    let question = nearest.map { " (did you mean \(quoted($0))?)" } ?? ""
    warn(
      "the locale \(quoted(locale.identifier)) has a language that does not exist\(question), so texts are in the "
        + "language of the sources", in: &step)
  }

  /// Completes the step after its action: takes the picture, checks the assertions, records the results.
  ///
  /// - Parameter takePicture: Takes the picture; an error it throws ends the whole run.
  /// - Returns: Whether the flow continues.
  func finish<Failure: Error>(
    _ step: StepInProgress,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) -> Bool {
    var step = step
    do throws(Failure) {
      try picture(of: &step, takePicture: takePicture)
    } catch {
      note(.snapshot, in: &step)
      _ = end(step, isFinished: false)
      throw error
    }

    let problem = stateCheck.map { $0.check(step.planned.step, step.model) } ?? unwatchedChanges(step.planned.step)
    if let problem { fail(problem, label: nil, in: &step) }

    for assertion in step.planned.step.assertions {
      let part = Part.assertion(number: step.facts.assertions.count + 1, label: assertion.label)
      let failureCount = step.failures.count
      func account(isMet: Bool) {
        step.facts.assertions.append(
          .init(
            name: assertion.label.isEmpty ? nil : assertion.label, place: assertion.sourceLocation.shortDescription,
            isMet: isMet))
      }
      do {
        try step.pass.tasks.observing(step.planned.number) { try assertion.check(step.model, step.screen) }
        note(part, in: &step)
        account(isMet: step.failures.count == failureCount)
      } catch let unmet as UnmetAssertion {
        account(isMet: false)
        note(part, in: &step)
        fail("\(part.text(of: step.planned.step)) failed: \(unmet.reason)", label: part.label, in: &step)
      } catch {
        account(isMet: false)
        note(part, in: &step, thrown: error)
        return end(step, isFinished: false)
      }
    }
    return end(step, isFinished: true)
  }

  private func picture<Failure: Error>(
    of step: inout StepInProgress,
    takePicture: PictureTaker<Failure>
  ) throws(Failure) {
    let view = step.view
    let environment = step.screen.environment
    let picture =
      step.planned.step.snapshotEnabled
      ? try takePicture(
        StepView(
          name: step.planned.name,
          screen: step.screen,
          recordsReference: step.pass.plan.configuration.recordSnapshots,
          view: { AnyView(view.environment(\.self, environment)) }
        )
      ) : SnapshotResult(status: .skipped)
    step.snapshotResult = picture
    note(.snapshot, in: &step)
    let issues = step.screen.takeIssues()
    for error in issues where error.isError { fail(error.description, label: nil, in: &step) }
    if let problem = picture?.problem {
      fail(problem, details: picture?.details.map { "\n" + $0 } ?? "", label: nil, in: &step)
    }
    if let warning = picture?.warning { warn(warning, in: &step) }
    for issue in issues where !issue.isError && shownWarnings.insert(issue.description).inserted {
      warn(issue.message, at: issue.path, in: &step)
    }
  }

  /// Attaches the picture of a failed step to the test, and its reference if the picture differs from it.
  private func attachPicture(of step: StepInProgress) {
    guard step.planned.step.snapshotEnabled, step.screen.shownCount > 0 else { return }
    if let path = step.snapshotResult?.diffPath, let png = FileManager.default.contents(atPath: path) {
      IssueReporter.attach(png, named: "\(step.planned.name).diff.png")
    } else if let png = step.snapshotResult?.pngData ?? step.screen.png() {
      IssueReporter.attach(png, named: "\(step.planned.name).png")
    }
  }

  /// The members of the model of a pass, limited in number, because a model may refer to any number of objects.
  private func state(of pass: PassInProgress) -> [String] {
    let lines = dumpedLines(of: pass.model, limit: 2_000)
    latestState = (pass.plan.index, lines)
    return lines
  }

  /// The members of the model before a step: those after the step before.
  private func stateBefore(_ pass: PassInProgress) -> [String] {
    if let latestState, latestState.pass == pass.plan.index { return latestState.lines }
    return state(of: pass)
  }

  /// Ends a step, finished or stopped.
  ///
  /// - Returns: `isFinished`.
  private func end(_ step: StepInProgress, isFinished: Bool) -> Bool {
    var step = step
    hooks.afterEachStep?(step.planned.name, step.planned.index, step.model)
    note(.hook("afterEachStep"), in: &step)
    if isFinished, let problem = stateCheck?.check(nil, step.model) { fail(problem, label: nil, in: &step) }
    if !hasToldOfKeyboard, let problem = step.screen.missingKeyboard {
      hasToldOfKeyboard = true
      warn(problem, in: &step)
    }
    if !step.failures.isEmpty { attachPicture(of: step) }
    let duration = clock.now - step.start
    step.facts.outcome = !isFinished ? .stopped : step.failures.isEmpty ? .passed : .failed
    step.facts.comparison = .init(step.snapshotResult)
    step.facts.seconds = duration / .seconds(1)
    step.facts.failures = step.failures.map { $0.message }
    step.facts.touches = step.screen.takeTouches().map { $0.path }
    step.facts.inspections = step.screen.takeInspections()
    step.facts.state = step.stateBefore.flatMap { LineDifference.changes(from: $0, to: state(of: step.pass)) }
    step.facts.actions = step.screen.takeActions()
    step.facts.console = console?.takeText()
    step.facts.semantics = step.snapshotResult?.semantics
    step.facts.screen = step.screen.setting.size
    let result = FlowStepResult(
      stepName: step.planned.step.name,
      resolvedName: step.planned.name,
      index: step.planned.index,
      duration: duration,
      configurationLabel: step.pass.plan.label,
      failures: step.failures,
      sourceLocation: step.planned.step.sourceLocation,
      facts: step.facts,
      configuration: step.pass.plan.configuration.label,
      device: step.pass.plan.configuration.device.map { "\($0)" },
      picture: step.snapshotResult
    )
    report.steps.append(result)
    if step.snapshotResult?.pngData != nil { report.fonts = step.screen.pictureOrigin?.fonts }
    reportedRun = ReportFolder.shared?.add(result, of: report, to: reportedRun) ?? reportedRun
    hooks.progress?(.stepEnded(result, number: step.planned.number, count: plan.stepCount))
    return isFinished
  }
}
