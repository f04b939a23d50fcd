import Combine
import FlowIssueReporting

extension Reducer {
  /// A reducer of a collection that runs this one on the element at a position.
  ///
  /// Positions change when elements come and go; identifiers do not, see the other forms.
  ///
  /// - Parameters:
  ///   - toLocalState: The way to the array.
  ///   - toLocalAction: The case of the whole action that holds a position and an action of this reducer.
  ///   - toLocalEnvironment: What this reducer depends on, out of the whole.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, [State]>,
    action toLocalAction: CasePath<GlobalAction, (Int, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { globalState, globalAction, globalEnvironment in
      guard let (index, localAction) = toLocalAction.extract(from: globalAction) else { return .none }
      guard globalState[keyPath: toLocalState].indices.contains(index) else {
        reportMissingElement(localAction, "at position \(index)", at: place)
        return .none
      }
      return run(&globalState[keyPath: toLocalState][index], localAction, toLocalEnvironment(globalEnvironment))
        .map { toLocalAction.embed((index, $0)) }
    }
  }

  /// A reducer of an identified array that runs this one on the element with an identifier.
  ///
  /// - Parameters:
  ///   - toLocalState: The way to the array.
  ///   - toLocalAction: The case of the whole action that holds an identifier and an action of this reducer.
  ///   - toLocalEnvironment: What this reducer depends on, out of the whole.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, IdentifiedArray<ID, State>>,
    action toLocalAction: CasePath<GlobalAction, (ID, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { globalState, globalAction, globalEnvironment in
      guard let (id, localAction) = toLocalAction.extract(from: globalAction) else { return .none }
      guard let index = globalState[keyPath: toLocalState].index(id: id) else {
        reportMissingElement(localAction, "with the identifier \(String(reflecting: id))", at: place)
        return .none
      }
      return run(&globalState[keyPath: toLocalState][index], localAction, toLocalEnvironment(globalEnvironment))
        .map { toLocalAction.embed((id, $0)) }
    }
  }

  /// A reducer of a dictionary that runs this one on the value of a key.
  ///
  /// - Parameters:
  ///   - toLocalState: The way to the dictionary.
  ///   - toLocalAction: The case of the whole action that holds a key and an action of this reducer.
  ///   - toLocalEnvironment: What this reducer depends on, out of the whole.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Key: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, [Key: State]>,
    action toLocalAction: CasePath<GlobalAction, (Key, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { globalState, globalAction, globalEnvironment in
      guard let (key, localAction) = toLocalAction.extract(from: globalAction) else { return .none }
      guard let index = globalState[keyPath: toLocalState].index(forKey: key) else {
        reportMissingElement(localAction, "with the key \(String(reflecting: key))", at: place)
        return .none
      }
      return run(
        &globalState[keyPath: toLocalState].values[index], localAction, toLocalEnvironment(globalEnvironment)
      )
      .map { toLocalAction.embed((key, $0)) }
    }
  }
}

private func reportMissingElement<Action>(_ action: Action, _ which: String, at place: FlowSourceLocation) {
  reportMissingState(
    for: action, what: "A reducer for each element", while: "there was no element \(which)", at: place)
}
