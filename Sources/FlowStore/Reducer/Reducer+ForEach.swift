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
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, index, reduce in
        guard state[keyPath: toLocalState].indices.contains(index) else { return nil }
        return reduce(&state[keyPath: toLocalState][index])
      },
      named: { "at position \($0)" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, id, reduce in
        state[keyPath: toLocalState].index(id: id).map { reduce(&state[keyPath: toLocalState][$0]) }
      },
      named: { "with the identifier \(String(reflecting: $0))" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    forEach(
      toLocalAction, toLocalEnvironment,
      visit: { state, key, reduce in
        state[keyPath: toLocalState].index(forKey: key).map { reduce(&state[keyPath: toLocalState].values[$0]) }
      },
      named: { "with the key \(String(reflecting: $0))" },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// - Parameters:
  ///   - visit: Reduces the element of an identity in place; nil if there is none.
  ///   - name: What a failure calls the element.
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
