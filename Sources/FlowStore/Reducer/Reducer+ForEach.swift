import Combine
import FlowIssueReporting

extension Reducer {
  /// Returns a reducer of a collection that runs this one on the element at a position.
  ///
  /// Positions change when elements are inserted or removed; use the other forms for stable identifiers.
  ///
  /// - Parameters:
  ///   - toLocalState: The key path to the array.
  ///   - toLocalAction: The case with a position and an action of this reducer.
  ///   - toLocalEnvironment: Returns the environment of this reducer.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, [State]>,
    action toLocalAction: CasePath<GlobalAction, (Int, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, index, reduce in
        guard state[keyPath: toLocalState].indices.contains(index) else { return nil }
        return reduce(&state[keyPath: toLocalState][index])
      },
      named: { "at position \($0)" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a reducer of an identified array that runs this one on the element with an identifier.
  ///
  /// - Parameters:
  ///   - toLocalState: The key path to the array.
  ///   - toLocalAction: The case with an identifier and an action of this reducer.
  ///   - toLocalEnvironment: Returns the environment of this reducer.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, IdentifiedArray<ID, State>>,
    action toLocalAction: CasePath<GlobalAction, (ID, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, id, reduce in
        state[keyPath: toLocalState].index(id: id).map { reduce(&state[keyPath: toLocalState][$0]) }
      },
      named: { "with the identifier \(String(reflecting: $0))" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a reducer of a dictionary that runs this one on the value of a key.
  ///
  /// - Parameters:
  ///   - toLocalState: The key path to the dictionary.
  ///   - toLocalAction: The case with a key and an action of this reducer.
  ///   - toLocalEnvironment: Returns the environment of this reducer.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Key: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, [Key: State]>,
    action toLocalAction: CasePath<GlobalAction, (Key, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, key, reduce in
        state[keyPath: toLocalState].index(forKey: key).map { reduce(&state[keyPath: toLocalState].values[$0]) }
      },
      named: { "with the key \(String(reflecting: $0))" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// - Parameters:
  ///   - visit: Reduces the element with an identity in place; returns `nil` if there is none.
  ///   - name: The name of the element in failure messages.
  private func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID>(
    _ toLocalAction: CasePath<GlobalAction, (ID, Action)>,
    _ toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    visit: @escaping (inout GlobalState, ID, (inout State) -> Effect<Action, Never>) -> Effect<Action, Never>?,
    named name: @escaping (ID) -> String,
    at place: FlowSourceLocation
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let (id, localAction) = toLocalAction.extract(from: globalAction) else { return .none }
      let effect = visit(&globalState, id) { run(&$0, localAction, toLocalEnvironment(globalEnvironment)) }
      guard let effect else {
        reportMissingState(
          for: localAction, what: "A reducer for each element", while: "there was no element \(name(id))", at: place)
        return .none
      }
      return effect.map { toLocalAction.embed((id, $0)) }
    }
  }
}
