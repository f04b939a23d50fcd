import SwiftUIFlowTesting

extension FlowAssertion {
  /// An assertion that works outside of a test too: it throws when the condition does not hold.
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
