#if os(Linux)
  import UIAutomation

  // Steps whose closures take the screen beside the model. They are available on Linux only: Apple's `XCUIApplication`
  // drives another process, and SwiftUI has no public API to send touches to a view in this one. A closure with two
  // arguments does not compile there; put such steps between `#if os(Linux)` and `#endif`.

  extension FlowTester {
    /// Adds a named step that takes the screen, with any number of assertions.
    ///
    /// ```swift
    /// .step("pay") { model, app in app.buttons["Pay"].tap() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assertions: The assertions to check after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assertions: [FlowAssertion<Model>] = [],
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      add(
        name, StepClosure(action), assertions: assertions, snapshot: snapshot,
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Adds a named step that takes the screen, with an assertion that takes it too.
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
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(name, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a named step that takes the screen, with an assertion about the model.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(name, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a named step that changes the model, with an assertion that takes the screen.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - action: Changes the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(name, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a named step that changes nothing, with an assertion that takes the screen.
    ///
    /// - Parameters:
    ///   - name: The name of the step; it becomes part of the picture's file name.
    ///   - snapshot: Whether to take a picture.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @_disfavoredOverload
    @discardableResult
    public func step(
      _ name: String,
      snapshot: Bool = true,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(name, StepClosure({ _ in }), assertions: [assertion], snapshot: snapshot, at: location)
    }
  }

  // MARK: - Steps named by their position

  extension FlowTester {
    /// Adds a step named by its position that takes the screen, with any number of assertions.
    ///
    /// - Parameters:
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assertions: The assertions to check after the picture is taken.
    @discardableResult
    public func step(
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assertions: [FlowAssertion<Model>] = [],
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      add(
        nil, StepClosure(action), assertions: assertions, snapshot: snapshot,
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Adds a step named by its position that takes the screen, with an assertion that takes it too.
    ///
    /// - Parameters:
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(nil, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a step named by its position that takes the screen, with an assertion about the model.
    ///
    /// - Parameters:
    ///   - snapshot: Whether to take a picture.
    ///   - action: Drives the screen and may change the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model after the picture is taken.
    @discardableResult
    public func step(
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(nil, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a step named by its position that changes the model, with an assertion that takes the screen.
    ///
    /// - Parameters:
    ///   - snapshot: Whether to take a picture.
    ///   - action: Changes the model. An error it throws is a failure and stops the flow.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @discardableResult
    public func step(
      snapshot: Bool = true,
      action: @escaping @MainActor @Sendable (Model) throws -> Void,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(nil, StepClosure(action), assertions: [assertion], snapshot: snapshot, at: location)
    }

    /// Adds a step named by its position that changes nothing, with an assertion that takes the screen.
    ///
    /// - Parameters:
    ///   - snapshot: Whether to take a picture.
    ///   - assert: Checks the model and the screen after the picture is taken.
    @_disfavoredOverload
    @discardableResult
    public func step(
      snapshot: Bool = true,
      assert: @escaping @MainActor @Sendable (Model, XCUIApplication) throws -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let assertion = FlowAssertion(check: StepClosure(assert), at: location)
      return add(nil, StepClosure({ _ in }), assertions: [assertion], snapshot: snapshot, at: location)
    }
  }
#endif
