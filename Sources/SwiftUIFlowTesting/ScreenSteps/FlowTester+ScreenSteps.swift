#if os(Linux)
  import UIAutomation

  // Steps whose closures take the screen in addition to the model. They are available on Linux only: Apple's
  // `XCUIApplication` drives another process, and SwiftUI has no public API to send touches to a view in this one. A
  // closure with two arguments does not compile there; put such steps between `#if os(Linux)` and `#endif`.

  extension FlowTester {
    /// Adds a step that takes the screen.
    ///
    /// ```swift
    /// .step("pay") { model, app in app.buttons["Pay"].tap() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model after the picture is taken.
    ///   - assertions: More assertions, which are checked after it.
    @discardableResult
    public func step(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: (@MainActor @Sendable (Model) throws -> Void)? = nil,
      assertions: [FlowAssertion<Model>] = [],
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return add(
        name, StepClosure(action), assert: assert.map { StepClosure($0) }, assertions: assertions, snapshot: snapshot,
        at: location)
    }

    /// Adds a step that takes the screen, with an assertion that takes it too.
    ///
    /// ```swift
    /// .step("pay") { model, app in
    ///   app.buttons["Pay"].tap()
    /// } assert: { model, app in
    ///   #expect(app.alerts["Payment failed"].exists)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return add(name, StepClosure(action), assert: StepClosure(assert), snapshot: snapshot, at: location)
    }

    /// Adds a step that changes the model, with an assertion that takes the screen.
    ///
    /// ```swift
    /// .step("declined") { $0.decline() } assert: { model, app in
    ///   #expect(app.alerts["Payment failed"].exists)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name. A step without a name is named by its
    ///     position, as in `step-0`.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Changes the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      _ name: String? = nil,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return add(name, StepClosure(action), assert: StepClosure(assert), snapshot: snapshot, at: location)
    }

    /// Not available, so that a trailing closure without a label is always the action.
    @available(*, unavailable, message: "Add an action before the assertion: step(\"name\") { _ in } assert: { … }")
    @discardableResult
    public func step(
      _ name: String? = nil,
      snapshot: Bool = true,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self { self }
  }
#endif
