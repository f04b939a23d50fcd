import FlowIssueReporting
import FlowReports

/// The name of a step as used in pictures and results: `flow-step`, or `flow-step-label` in a matrix run.
func resolvedStepName<Model>(
  _ step: FlowStep<Model>,
  at index: Int,
  inFlow flowName: String?,
  label: String? = nil
) -> String {
  let name = step.name.isEmpty ? "step-\(index)" : step.name
  let label = label.flatMap { $0.isEmpty ? nil : $0 }
  return [flowName, name, label].compactMap { $0 }.joined(separator: "-")
}

/// `Flow "shop"`, or `The flow` for one without a name.
func subjectOfFlow(_ flowName: String?) -> String {
  flowName.map { "Flow \(quoted($0))" } ?? "The flow"
}

/// ` of flow "shop"`, or nothing for a flow without a name.
func phrase(ofFlow flowName: String?) -> String {
  flowName.map { " of flow \(quoted($0))" } ?? ""
}

/// The problem with the name of a flow, a step or a configuration, as the end of a sentence that begins with "has a
/// name that"; `nil` if the name is valid.
func problem(withName name: String) -> String? {
  if name.isEmpty { return "is empty" }
  if name.allSatisfy({ $0.isWhitespace }) { return "is only white space" }
  if name == "." || name == ".." { return "stands for a folder" }
  if name.unicodeScalars.contains(where: { $0.isControl }) { return "contains a control character" }
  let length = PictureFileName(name).text.utf8.count
  if length > PictureFileName.longest {
    return "is \(length) bytes long, where a file name has room for \(PictureFileName.longest)"
  }
  return nil
}
