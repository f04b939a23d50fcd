import FlowStore
import SwiftUI

extension WithViewStore: Scene where Content: Scene {
  /// Creates a scene from a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a new state is a duplicate of the previous one.
  ///   - content: Creates the scene.
  public init(
    _ store: Store<State, Action>,
    removeDuplicates isDuplicate: @escaping (State, State) -> Bool,
    @SceneBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(viewStore: ViewStore(store, removeDuplicates: isDuplicate), content: content)
  }

  /// The scene.
  public var body: Content { currentContent }
}

extension WithViewStore where State: Equatable, Content: Scene {
  /// Creates a scene from a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Creates the scene.
  public init(
    _ store: Store<State, Action>,
    @SceneBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(store, removeDuplicates: { $0 == $1 }, content: content)
  }
}
