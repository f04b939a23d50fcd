import SwiftUI

extension FlowAssertion {
  /// Asserts that an element with an accessibility identifier exists on the flow's screen, or that none does.
  ///
  /// ```swift
  /// FlowAssertion.accessibility(identifier: "pay-button")
  /// ```
  ///
  /// A failure is reported at the line of the step and does not stop the flow.
  ///
  /// - Parameters:
  ///   - identifier: The value of `accessibilityIdentifier(_:)`.
  ///   - exists: Whether the element should exist.
  @MainActor
  public static func accessibility(
    identifier: String,
    exists: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> FlowAssertion {
    FlowAssertion(
      accessibilityLabel(identifier, exists: exists),
      check: StepClosure(seeingScreen: { _, screen in
        guard let screen else { throw MissingScreen() }
        try screen.checkAccessibility(identifier, exists: exists)
      }),
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an element with an accessibility identifier exists in a view, or that none does.
  ///
  /// ```swift
  /// FlowAssertion.accessibility(identifier: "pay-button") { CheckoutView(model: $0) }
  /// ```
  ///
  /// If the view has the same type as the flow's view, the assertion checks the flow's own screen, with its current
  /// state. A view of another type, or an `AnyView`, is shown on a new screen like the flow's.
  ///
  /// A failure is reported at the line of the step and does not stop the flow.
  ///
  /// - Parameters:
  ///   - identifier: The value of `accessibilityIdentifier(_:)`.
  ///   - exists: Whether the element should exist.
  ///   - viewBuilder: Builds the view to check, for the model in its current state.
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
      accessibilityLabel(identifier, exists: exists),
      check: StepClosure(seeingScreen: { model, screen in
        if let screen, screen.contentType == Content.self, Content.self != AnyView.self {
          return try screen.checkAccessibility(identifier, exists: exists)
        }
        let other = screen?.another() ?? FlowScreen(ScreenSetting(device: nil, pictures: .init()), fonts: .init())
        other.show(viewBuilder(model), in: screen?.environment ?? other.setting.environment)
        defer { other.remove() }
        try other.checkAccessibility(identifier, exists: exists)
      }),
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private static func accessibilityLabel(_ identifier: String, exists: Bool) -> String {
    "accessibility(\(identifier), exists: \(exists))"
  }
}

extension FlowScreen {
  /// Throws unless the existence of an element with an identifier is as expected.
  fileprivate func checkAccessibility(_ identifier: String, exists: Bool) throws {
    if identifier.isEmpty { throw UnmetAssertion(reason: "the identifier is empty, so no element has it. Give one") }
    let found = try accessibilityIdentifiers()
    guard found.contains(identifier) != exists else { return }
    guard exists else { throw UnmetAssertion(reason: "an element has the identifier \(quoted(identifier))") }
    let others =
      found.isEmpty
      ? "the view has no identifiers"
      : "the view has " + found.sorted().map(quoted).joined(separator: ", ")
    throw UnmetAssertion(reason: "no element has the identifier \(quoted(identifier)); \(others)")
  }
}
