import DeviceCatalog
import FlowIssueReporting

/// The plan of a run, made and validated before the run starts.
struct FlowPlan<Model: FlowModel>: Sendable {
  /// The steps in one configuration.
  struct Pass: Sendable {
    let configuration: FlowConfiguration
    /// The label in a matrix run, otherwise `nil`.
    let label: String?
    /// The position in the run, counted from zero.
    let index: Int
    let steps: [PlannedStep<Model>]
  }

  let flowName: String?
  let passes: [Pass]
  /// Why the settings of the package cannot be used.
  private(set) var settingsFault: PackageSettings.Fault?

  var stepCount: Int { passes.reduce(0) { $0 + $1.steps.count } }

  /// - Parameters:
  ///   - isMatrix: Whether the names of the steps include the labels of the configurations.
  ///   - location: Where the flow was created; it determines the package and its settings.
  init(
    flowName: String?, steps: [FlowStep<Model>], configurations: [FlowConfiguration], isMatrix: Bool,
    createdAt location: FlowSourceLocation
  ) {
    self.flowName = flowName
    var settings = PackageSettings()
    do throws(PackageSettings.Fault) {
      settings = try PackageSettings(around: "\(location.filePath)")
    } catch {
      settingsFault = error
    }
    var number = 0
    passes = configurations.enumerated().map { passIndex, configuration in
      let label = isMatrix ? configuration.label : nil
      let steps = steps.indices.map { index in
        number += 1
        return PlannedStep(
          step: steps[index],
          index: index,
          name: resolvedStepName(steps[index], at: index, inFlow: flowName, label: label),
          number: number
        )
      }
      var configuration = configuration
      configuration.device = configuration.device?.running(by: settings)
      return Pass(configuration: configuration, label: label, index: passIndex, steps: steps)
    }
  }
}

/// A step with its name in a pass.
struct PlannedStep<Model: FlowModel>: Sendable {
  let step: FlowStep<Model>
  /// The position in its flow, counted from zero.
  let index: Int
  /// The resolved name.
  let name: String
  /// The position in the whole run, counted from one.
  let number: Int
}
