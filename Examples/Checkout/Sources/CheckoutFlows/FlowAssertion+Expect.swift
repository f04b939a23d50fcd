import SwiftUIFlowTesting

extension FlowAssertion {
  /// Creates an assertion that also works outside a test: it throws if the condition is not met.
  static func expect(
    _ label: String,
    _ condition: @escaping @MainActor @Sendable (Model) -> Bool
  ) -> FlowAssertion {
    FlowAssertion(label) { model in
      if !condition(model) {
        throw UnmetExpectation(label: label)
      }
    }
  }
}
