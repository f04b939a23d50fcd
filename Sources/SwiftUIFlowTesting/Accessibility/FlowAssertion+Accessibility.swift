import SwiftUI

extension FlowAssertion {
  /// Asserts that a view has, or has not, an element with an accessibility identifier.
  ///
  /// ```swift
  /// FlowAssertion.accessibility(identifier: "pay-button") { CheckoutView(model: $0) }
  /// ```
  ///
  /// A failure is reported at the line of the step and does not stop the flow.
  ///
  /// - Parameters:
  ///   - identifier: What `accessibilityIdentifier(_:)` set.
  ///   - exists: Whether there should be such an element.
  ///   - viewBuilder: Builds the view to look at, for the model in its current state.
  @MainActor
  public static func accessibility<Content: View>(
    identifier: String,
    exists: Bool = true,
    @ViewBuilder in viewBuilder: @escaping @MainActor @Sendable (Model) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> FlowAssertion {
    FlowAssertion(
      "accessibility(\(identifier), exists: \(exists))",
      body: { model in
        let found = try AccessibilityProbe.identifiers(in: viewBuilder(model))
        guard found.contains(identifier) != exists else { return }
        throw UnmetAssertion(reason: unmet(identifier, exists: exists, found: found))
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private static func unmet(_ identifier: String, exists: Bool, found: Set<String>) -> String {
    guard exists else { return "an element has the identifier \(quoted(identifier))" }
    let others =
      found.isEmpty
      ? "the view has no identifiers"
      : "the view has " + found.sorted().map(quoted).joined(separator: ", ")
    return "no element has the identifier \(quoted(identifier)); \(others)"
  }
}
