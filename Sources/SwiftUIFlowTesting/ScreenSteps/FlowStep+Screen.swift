#if os(Linux)
  import UIAutomation

  extension StepClosure {
    /// A closure that drives the screen.
    init(_ body: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void) {
      self.init(takingScreen: { try body($0, $1.application) })
    }
  }

  extension AsyncStepClosure {
    /// A closure that drives the screen.
    init(_ body: @escaping @MainActor @Sendable (Model, XCUIApplication) async throws -> Void) {
      self.init(takingScreen: { try await body($0, $1.application) })
    }
  }

  extension FlowAssertion {
    /// Creates an assertion about the model and the screen that shows it.
    ///
    /// ```swift
    /// FlowAssertion("the alert is shown") { model, app in #expect(app.alerts.firstMatch.exists) }
    /// ```
    ///
    /// - Parameters:
    ///   - label: The subject of the assertion, as it appears in failure messages.
    ///   - body: Checks the model and the screen. An error it throws is a failure and stops the flow.
    public init(
      _ label: String = "",
      body: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        label, check: StepClosure(body),
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  extension FlowStep {
    /// Creates a step that takes the screen, with any number of assertions.
    ///
    /// - Parameters:
    ///   - name: The name; it becomes part of the picture's file name.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assertions: The assertions to check after the picture is taken.
    ///   - snapshotEnabled: Whether to take a picture.
    public init(
      name: String,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assertions: [FlowAssertion<Model>] = [],
      snapshotEnabled: Bool = true,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        name: name, perform: StepClosure(action), assertions: assertions, snapshotEnabled: snapshotEnabled,
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
#endif
