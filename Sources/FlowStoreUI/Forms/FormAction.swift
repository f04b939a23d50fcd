import FlowStore
import SwiftUI

/// One action for all fields of a form: it sets a member of the state to a value.
///
/// ```swift
/// enum SettingsAction: Equatable {
///   case form(FormAction<SettingsState>)
/// }
///
/// let settingsReducer = Reducer<SettingsState, SettingsAction, Void> { … }
///   .form(action: /SettingsAction.form)
///
/// Toggle("Sounds", isOn: viewStore.binding(keyPath: \.hasSounds, send: SettingsAction.form))
/// ```
public struct FormAction<Root>: Equatable {
  /// The member to set.
  public let keyPath: PartialKeyPath<Root>

  let value: Any
  private let write: (inout Root) -> Void
  private let isEqual: (Any) -> Bool

  /// Creates an action that sets a member to a value.
  ///
  /// - Parameters:
  ///   - keyPath: The member.
  ///   - value: The value.
  public static func set<Value: Equatable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(
      keyPath: keyPath,
      value: value,
      write: { $0[keyPath: keyPath] = value },
      isEqual: { $0 as? Value == value })
  }

  private init(
    keyPath: PartialKeyPath<Root>,
    value: Any,
    write: @escaping (inout Root) -> Void,
    isEqual: @escaping (Any) -> Bool
  ) {
    self.keyPath = keyPath
    self.value = value
    self.write = write
    self.isEqual = isEqual
  }

  /// Sets the value.
  func apply(to root: inout Root) {
    write(&root)
  }

  /// Returns the same action for an enclosing state.
  ///
  /// - Parameter keyPath: The key path to the state.
  public func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> FormAction<NewRoot> {
    guard let appended = (keyPath as AnyKeyPath).appending(path: self.keyPath) as? PartialKeyPath<NewRoot> else {
      preconditionFailure("\(self.keyPath) begins where \(keyPath) ends, and cannot be appended to it.")
    }
    return FormAction<NewRoot>(
      keyPath: appended, value: value, write: { self.write(&$0[keyPath: keyPath]) }, isEqual: isEqual)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }

  /// Whether an action sets a member: `case .form(\.hasSounds):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
}

extension FormAction: CustomReflectable {
  /// The member and the value.
  public var customMirror: Mirror {
    Mirror(self, children: ["keyPath": keyPath, "value": value], displayStyle: .struct)
  }
}

extension Reducer {
  /// Returns a reducer that applies the form actions, and then runs this one.
  ///
  /// - Parameter toFormAction: The case with the form actions.
  public func form(action toFormAction: CasePath<Action, FormAction<State>>) -> Reducer {
    Reducer { state, action, _ in
      toFormAction.extract(from: action)?.apply(to: &state)
      return .none
    }
    .combined(with: self)
  }
}

extension ViewStore {
  /// A binding to a member of the state that sends a form action on write.
  ///
  /// - Parameters:
  ///   - keyPath: The member.
  ///   - action: Converts a form action to an action.
  public func binding<LocalState: Equatable>(
    keyPath: WritableKeyPath<State, LocalState>,
    send action: @escaping (FormAction<State>) -> Action
  ) -> Binding<LocalState> {
    binding(get: { $0[keyPath: keyPath] }, send: { action(.set(keyPath, $0)) })
  }
}
