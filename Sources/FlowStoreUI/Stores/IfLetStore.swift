import FlowStore
import SwiftUI

/// A view of an optional state: one view while there is a state, and another one while there is none.
///
/// ```swift
/// IfLetStore(store.scope(state: \.profile, action: AppAction.profile)) { profileStore in
///   ProfileView(store: profileStore)
/// } else: {
///   SignInView()
/// }
/// ```
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (ViewStore<State?, Action>) -> Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view from a store of the state that is there. That store keeps the last state when the state
  ///     goes away.
  ///   - elseContent: Makes the view while there is no state.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    content = { viewStore in
      if let state = viewStore.state {
        ViewBuilder.buildEither(first: ifContent(store.unwrapped(state)))
      } else {
        ViewBuilder.buildEither(second: elseContent())
      }
    }
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view from a store of the state that is there.
  ///   - elseContent: The view while there is no state.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent,
    else elseContent: @escaping @autoclosure () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store, then: ifContent, else: { elseContent() })
  }

  /// Creates a view that is empty while there is no state.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view from a store of the state that is there.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { viewStore in viewStore.state.map { ifContent(store.unwrapped($0)) } }
  }

  /// The view.
  public var body: some View {
    // Only the coming and going of the state makes a difference here; what is inside follows it by itself.
    WithViewStore(store, removeDuplicates: { ($0 != nil) == ($1 != nil) }, content: content)
  }
}

extension Store {
  /// A store of the state that is there.
  ///
  /// - Parameter first: The state; the last one is kept when it goes away.
  fileprivate func unwrapped<Wrapped>(_ first: Wrapped) -> Store<Wrapped, Action> where State == Wrapped? {
    var last = first
    return scope(
      state: { state in
        if let state { last = state }
        return last
      },
      action: { $0 })
  }
}
