import FlowIssueReporting

/// The changes that a step describes, independent of the type of the state.
protocol StateChanges: Sendable {}

/// The changes that a step describes.
struct DescribedChanges<State>: StateChanges {
  let apply: @MainActor @Sendable (inout State) throws -> Void
}

/// Compares the state after a step with the state that the step describes.
///
/// It is called after the picture of a step, and again without a step when the step ends: the state must not change in
/// between. It returns the problem, as the end of a sentence without a period, or `nil`.
typealias StateCheck<Model: FlowModel> = @MainActor (FlowStep<Model>?, Model) -> String?

/// Starts to track a state: each step must describe how the state differs from the previous one.
@MainActor
func followingState<Model: FlowModel, State: Equatable>(
  of model: Model,
  _ read: @escaping @MainActor (Model) -> State
) -> StateCheck<Model> {
  var last = read(model)
  return { step, model in
    let actual = read(model)
    var expected = last
    last = actual
    guard let step else {
      if expected == actual { return nil }
      let difference = StructuralDifference(expected: expected, actual: actual).text
      return "an assertion or a hook changed the state:\n\n\(difference)\n\nChange it in the action, or not at all"
    }
    let changes = step.changes as? DescribedChanges<State>
    if changes == nil, let problem = unwatchedChanges(step) { return problem }
    do {
      try changes?.apply(&expected)
    } catch {
      return "the description of the changes threw \(describe(error))"
    }
    guard expected != actual else { return nil }
    let difference = StructuralDifference(expected: expected, actual: actual).text
    return changes == nil
      ? "it changed the state, and describes no change:\n\n\(difference)\n\nDescribe every change in `changes:`"
      : """
      the state after it is not the one that `changes:` describes:

      \(difference)

      Correct the description, or the model
      """
  }
}

/// The problem with a step that describes changes of a state that its flow does not watch.
func unwatchedChanges<Model>(_ step: FlowStep<Model>) -> String? {
  step.changes == nil
    ? nil
    : "it describes changes of a state that its flow does not watch; add `watching` to the flow, with that state"
}
