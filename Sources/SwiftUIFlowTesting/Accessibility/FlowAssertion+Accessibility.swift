import SwiftUI

extension FlowAssertion {
  /// Asserts that the flow's screen has, or has not, an element with an accessibility identifier.
  ///
  /// ```swift
  /// FlowAssertion.accessibility(identifier: "pay-button")
  /// ```
  ///
  /// A failure is reported at the line of the step and does not stop the flow.
  ///
  /// - Parameters:
  ///   - identifier: What `accessibilityIdentifier(_:)` set.
  ///   - exists: Whether there should be such an element.
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

  /// Asserts that a view has, or has not, an element with an accessibility identifier.
  ///
  /// ```swift
  /// FlowAssertion.accessibility(identifier: "pay-button") { CheckoutView(model: $0) }
  /// ```
  ///
  /// In a flow whose view has the same type it looks at the flow's own screen, with the state it has there. A view of
  /// another type is shown anew, on a screen like the flow's.
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
      accessibilityLabel(identifier, exists: exists),
      check: StepClosure(seeingScreen: { model, screen in
        if let screen, screen.contentType == Content.self {
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
  /// Throws unless the screen has, or has not, an element with an identifier.
  fileprivate func checkAccessibility(_ identifier: String, exists: Bool) throws {
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
