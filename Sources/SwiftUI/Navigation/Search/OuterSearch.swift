/// The search of a view around navigation stacks, whose first screen shows the field.
struct OuterSearch {
  let field: SearchField
  let usage: Usage

  /// Whether a stack shows the field.
  @MainActor
  final class Usage {
    var isUsed = false

    nonisolated init() {}
  }
}

extension EnvironmentValues {
  /// The search around the stacks inside, for the first screen of each; `nil` on a screen.
  @Entry var outerSearch: OuterSearch?
}
