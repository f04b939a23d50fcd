import FlowIssueReporting

extension TestStore where LocalState: Equatable {
  /// Expects an action that an effect sent, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Changes the previous state to the expected one.
  public func receive(
    _ action: Action,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) {
    receive(.action(action), at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Waits for an action that an effect sends, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  ///   - update: Changes the previous state to the expected one.
  public nonisolated(nonsending) func receive(
    _ action: Action,
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async {
    await receive(
      .action(action), timeout: timeout, at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Expects an action that satisfies a condition, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - isMatching: The condition.
  ///   - update: Changes the previous state to the expected one.
  public func receive(
    _ isMatching: (Action) -> Bool,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) {
    withoutActuallyEscaping(isMatching) { isMatching in
      receive(
        .condition(isMatching, name: "an action that meets the condition"),
        at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
    }
  }

  /// Waits for an action that satisfies a condition, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - isMatching: The condition.
  ///   - timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  ///   - update: Changes the previous state to the expected one.
  public nonisolated(nonsending) func receive(
    _ isMatching: @escaping (Action) -> Bool,
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async {
    await receive(
      .condition(isMatching, name: "an action that meets the condition"), timeout: timeout,
      at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Expects an action of a case, with any value, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, as in `/SearchAction.response`.
  ///   - update: Changes the previous state to the expected one.
  public func receive<Value>(
    _ actionCase: CasePath<Action, Value>,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) {
    receive(
      .of(actionCase), at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Waits for an action of a case, with any value, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, as in `/SearchAction.response`.
  ///   - timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  ///   - update: Changes the previous state to the expected one.
  public nonisolated(nonsending) func receive<Value>(
    _ actionCase: CasePath<Action, Value>,
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async {
    await receive(
      .of(actionCase), timeout: timeout, at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Expects an action of a case with a value, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, as in `/SearchAction.response`.
  ///   - value: The value.
  ///   - update: Changes the previous state to the expected one.
  public func receive<Value>(
    _ actionCase: CasePath<Action, Value>,
    _ value: Value,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) {
    receive(
      .action(actionCase.embed(value)),
      at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }

  /// Waits for an action of a case with a value, and describes how it changes the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, as in `/SearchAction.response`.
  ///   - value: The value.
  ///   - timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  ///   - update: Changes the previous state to the expected one.
  public nonisolated(nonsending) func receive<Value>(
    _ actionCase: CasePath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async {
    await receive(
      .action(actionCase.embed(value)), timeout: timeout,
      at: .init(fileID: fileID, file: filePath, line: line, column: column), update)
  }
}

extension Expectation {
  /// An action of a case.
  static func of<Value>(_ actionCase: CasePath<Action, Value>) -> Self {
    .condition({ actionCase.extract(from: $0) != nil }, name: "an action of the expected case")
  }
}
