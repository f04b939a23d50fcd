import FlowStore
import SwiftUI

extension ViewStore {
  /// A binding that reads the state and sends an action on write.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: ProfileAction.nameChanged))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Returns the binding's value.
  ///   - localStateToViewAction: Converts a written value to an action.
  public func binding<LocalState>(
    get: @escaping (State) -> LocalState,
    send localStateToViewAction: @escaping (LocalState) -> Action
  ) -> Binding<LocalState> {
    let access = BindingAccess<LocalState>(
      read: { get(self.state) }, write: { self.send(localStateToViewAction($0)) })
    return Binding(get: { access.read() }, set: { access.write($0) })
  }

  /// A binding that reads the state and sends the same action for every written value.
  ///
  /// - Parameters:
  ///   - get: Returns the binding's value.
  ///   - action: The action.
  public func binding<LocalState>(
    get: @escaping (State) -> LocalState,
    send action: Action
  ) -> Binding<LocalState> {
    binding(get: get, send: { _ in action })
  }

  /// A binding to the state that sends an action on write.
  ///
  /// - Parameter localStateToViewAction: Converts a written state to an action.
  public func binding(send localStateToViewAction: @escaping (State) -> Action) -> Binding<State> {
    binding(get: { $0 }, send: localStateToViewAction)
  }

  /// A binding to the state that sends the same action for every written value.
  ///
  /// - Parameter action: The action.
  public func binding(send action: Action) -> Binding<State> {
    binding(send: { _ in action })
  }
}

// @unchecked: bindings are used where views are, on the main actor, and so is the store; the initializer of `Binding`
// requires more.
private struct BindingAccess<Value>: @unchecked Sendable {
  let read: () -> Value
  let write: (Value) -> Void
}
