import FlowStore
import SwiftUI

extension ViewStore {
  /// A binding that reads the state and writes by sending an action.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: ProfileAction.nameChanged))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Makes the binding's value of the state.
  ///   - localStateToViewAction: Makes an action of a value that is written.
  public func binding<LocalState>(
    get: @escaping (State) -> LocalState,
    send localStateToViewAction: @escaping (LocalState) -> Action
  ) -> Binding<LocalState> {
    let access = BindingAccess<LocalState>(
      read: { get(self.state) }, write: { self.send(localStateToViewAction($0)) })
    return Binding(get: { access.read() }, set: { access.write($0) })
  }

  /// A binding that reads the state and sends the same action whatever is written.
  ///
  /// - Parameters:
  ///   - get: Makes the binding's value of the state.
  ///   - action: The action.
  public func binding<LocalState>(
    get: @escaping (State) -> LocalState,
    send action: Action
  ) -> Binding<LocalState> {
    binding(get: get, send: { _ in action })
  }

  /// A binding to the state that writes by sending an action.
  ///
  /// - Parameter localStateToViewAction: Makes an action of a state that is written.
  public func binding(send localStateToViewAction: @escaping (State) -> Action) -> Binding<State> {
    binding(get: { $0 }, send: localStateToViewAction)
  }

  /// A binding to the state that sends the same action whatever is written.
  ///
  /// - Parameter action: The action.
  public func binding(send action: Action) -> Binding<State> {
    binding(send: { _ in action })
  }
}

// @unchecked: bindings are read and written where views are, on the main actor, as the store is; the initializer of
// `Binding` asks for more.
private struct BindingAccess<Value>: @unchecked Sendable {
  let read: () -> Value
  let write: (Value) -> Void
}
