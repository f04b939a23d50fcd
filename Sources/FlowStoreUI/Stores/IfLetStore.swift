import FlowStore
import SwiftUI

/// A view of an optional state: one view if the state is not `nil`, and another one if it is.
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
  ///   - ifContent: Creates the view from a store of the unwrapped state. That store keeps the last state when the
  ///     state becomes `nil`.
  ///   - elseContent: Creates the view for `nil`.
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
  ///   - ifContent: Creates the view from a store of the unwrapped state.
  ///   - elseContent: The view for `nil`.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent,
    else elseContent: @escaping @autoclosure () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store, then: ifContent, else: { elseContent() })
  }

  /// Creates a view that is empty while the state is `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Creates the view from a store of the unwrapped state.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { viewStore in viewStore.state.map { ifContent(store.unwrapped($0)) } }
  }

  /// The view.
  public var body: some View {
    // Only a change to or from `nil` matters here; the content observes its own store.
    WithViewStore(store, removeDuplicates: { ($0 != nil) == ($1 != nil) }, content: content)
  }
}

extension Store {
  /// A store of the unwrapped state.
  ///
  /// - Parameter first: The initial state; the last one is kept when the state becomes `nil`.
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
