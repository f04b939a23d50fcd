import FlowIssueReporting
import FlowReports

/// A reason not to run a flow.
struct FlowPlanProblem {
  let message: String
  let location: FlowSourceLocation
  /// The resolved name of the step, or `nil` if the problem concerns the whole flow.
  let stepName: String?
}

extension FlowPlan {
  /// The problems that prevent the flow from running.
  ///
  /// - Parameters:
  ///   - location: The source location of the flow's creation.
  ///   - runLocation: The source location of the run.
  ///   - waits: Whether the run waits for asynchronous actions.
  func problems(
    createdAt location: FlowSourceLocation,
    runAt runLocation: FlowSourceLocation,
    waits: Bool
  ) -> [FlowPlanProblem] {
    if let flowName, let problem = problem(withName: flowName) {
      return [FlowPlanProblem("The flow created at \(location) has a name that \(problem). Change it", location)]
    }
    if let settingsFault {
      return [FlowPlanProblem(String(settingsFault.description.dropLast()), location)]
    }
    let flow = subjectOfFlow(flowName)
    if passes.isEmpty {
      return [FlowPlanProblem("\(flow) is to run in no configuration. Give the matrix at least one", runLocation)]
    }
    if passes.allSatisfy(\.steps.isEmpty) {
      return [FlowPlanProblem("\(flow) has no steps. Add one before the run", runLocation)]
    }
    let ofSteps = passes.first.map { problems(ofStepsIn: $0, waits: waits) } ?? []
    if !ofSteps.isEmpty { return ofSteps }
    let ofLabels = problemsOfLabels(at: location)
    return ofLabels.isEmpty ? problemsOfNames() : ofLabels
  }

  // MARK: - Each step

  private func problems(ofStepsIn pass: Pass, waits: Bool) -> [FlowPlanProblem] {
    pass.steps.compactMap { planned in
      let step = planned.step
      if !step.isNamedByPosition, let problem = problem(withName: step.name) {
        return FlowPlanProblem(
          "\(capitalized(subject(planned)))\(ofFlow) has a name that \(problem). Change it",
          step.sourceLocation,
          step: planned.name
        )
      }
      if !waits, step.perform == nil {
        return FlowPlanProblem(
          "\(capitalized(subject(planned)))\(ofFlow) has an asynchronous action, which this run cannot wait for. "
            + "Use asyncRun or asyncMatrixRun",
          step.sourceLocation,
          step: planned.name
        )
      }
      return nil
    }
  }

  // MARK: - Labels of a matrix run

  private func problemsOfLabels(at location: FlowSourceLocation) -> [FlowPlanProblem] {
    var problems: [FlowPlanProblem] = []
    var seen: [String: Int] = [:]
    for (index, pass) in passes.enumerated() {
      guard let label = pass.label else { continue }
      if !label.isEmpty, let problem = problem(withName: label) {
        problems.append(
          FlowPlanProblem("Configuration \(index + 1)\(ofFlow) has a label that \(problem). Change it", location)
        )
      } else if let first = seen[label] {
        let what = label.isEmpty ? "no label" : "the same label, \(quoted(label))"
        problems.append(
          FlowPlanProblem(
            "Configurations \(first + 1) and \(index + 1)\(ofFlow) have \(what), so that the names of their steps "
              + "would be the same. Give each a label of its own",
            location
          )
        )
      } else {
        seen[label] = index
      }
    }
    return problems
  }

  // MARK: - Duplicate names

  private func problemsOfNames() -> [FlowPlanProblem] {
    var problems: [FlowPlanProblem] = []
    var reported: Set<[Int]> = []
    var seen: [String: (planned: PlannedStep<Model>, label: String?)] = [:]
    for pass in passes {
      for planned in pass.steps {
        if let problem = problem(withName: planned.name) {
          problems.append(
            FlowPlanProblem(
              "\(capitalized(subject(planned, in: pass.label)))\(ofFlow) gets a name that \(problem): "
                + "\(quoted(planned.name)). Change it",
              planned.step.sourceLocation,
              step: planned.name
            )
          )
        }
        let key = PictureFileName(planned.name).key
        guard let first = seen[key] else {
          seen[key] = (planned, pass.label)
          continue
        }
        // The same pair of steps occurs again in every configuration.
        guard reported.insert([first.planned.index, planned.index]).inserted else { continue }
        let isInOtherPass = first.label != pass.label
        let one = subject(first.planned, in: isInOtherPass ? first.label : nil)
        let other = subject(planned, in: isInOtherPass ? pass.label : nil)
        problems.append(
          FlowPlanProblem(
            "\(capitalized(one)) and \(other)\(ofFlow) \(clash(first.planned.name, planned.name)). Rename one of them",
            planned.step.sourceLocation,
            step: planned.name
          )
        )
      }
    }
    return problems
  }

  private func clash(_ one: String, _ other: String) -> String {
    if one == other { return "have the same name, \(quoted(one))" }
    let file = PictureFileName(one).text
    let stored = "would be stored in the same file, \(quoted(file + ".png"))"
    return file == PictureFileName(other).text ? stored : stored + ", where a file system ignores case"
  }

  // MARK: - Wording

  private var ofFlow: String { phrase(ofFlow: flowName) }

  /// `step 3 "payment" (CheckoutTests/CheckoutFlowTests.swift:12)`
  private func subject(_ planned: PlannedStep<Model>, in label: String? = nil) -> String {
    let name = planned.step.isNamedByPosition ? "" : " \(quoted(planned.step.name))"
    let label = label.map { ", configuration \(quoted($0))" } ?? ""
    return "step \(planned.index + 1)\(name) (\(planned.step.sourceLocation)\(label))"
  }

  private func capitalized(_ sentence: String) -> String { sentence.prefix(1).uppercased() + sentence.dropFirst() }
}

extension FlowPlanProblem {
  /// - Parameter sentence: What is wrong and what to do, without a period.
  init(_ sentence: String, _ location: FlowSourceLocation, step stepName: String? = nil) {
    self.init(message: "\(sentence); the flow was not run.", location: location, stepName: stepName)
  }
}
