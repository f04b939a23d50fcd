import FlowStore
import SwiftUI

/// A view of the state of a store, which is created again when the state changes.
///
/// ```swift
/// WithViewStore(store) { viewStore in
///   Text("\(viewStore.count)")
///   Button("Add") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
@MainActor @preconcurrency
public struct WithViewStore<State, Action, Content> {
  private let content: (ViewStore<State, Action>) -> Content
  private var prefix: String?

  @ObservedObject private var viewStore: ViewStore<State, Action>

  init(
    viewStore: ViewStore<State, Action>, content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.content = content
    self.viewStore = viewStore
  }

  /// Prints a line each time the content is created.
  ///
  /// - Parameter prefix: The prefix of the line.
  public func debug(_ prefix: String = "") -> Self {
    var copy = self
    copy.prefix = prefix
    return copy
  }

  var currentContent: Content {
    if let prefix {
      print("\(prefix.isEmpty ? "" : "\(prefix): ")WithViewStore<\(State.self), \(Action.self), _>")
    }
    return content(viewStore)
  }
}

extension WithViewStore: View, DynamicProperty where Content: View {
  /// Creates a view from a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a new state is a duplicate of the previous one.
  ///   - content: Creates the view.
  public init(
    _ store: Store<State, Action>,
    removeDuplicates isDuplicate: @escaping (State, State) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(viewStore: ViewStore(store, removeDuplicates: isDuplicate), content: content)
  }

  /// The view.
  public var body: Content { currentContent }
}

extension WithViewStore where State: Equatable, Content: View {
  /// Creates a view from a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Creates the view.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(store, removeDuplicates: { $0 == $1 }, content: content)
  }
}

extension WithViewStore where State == Void, Content: View {
  /// Creates a view from a store without state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Creates the view.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(store, removeDuplicates: { $0 == $1 }, content: content)
  }
}

extension WithViewStore: DynamicViewContent where Content: DynamicViewContent {
  /// The data that the views are created from.
  public var data: Content.Data { currentContent.data }
}
