import FlowStore
import SwiftUI

/// A view for each element of a collection, each with its own store.
///
/// ```swift
/// ForEachStore(store.scope(state: \.todos, action: AppAction.todo(id:action:))) { todoStore in
///   TodoView(store: todoStore)
/// }
/// ```
public struct ForEachStore<EachState, EachAction, Data: Collection, ID: Hashable, Content: View>: DynamicViewContent {
  /// The elements at the creation of the view.
  public let data: Data

  private let content: () -> Content

  /// Creates views for an array, identified by the positions of its elements.
  ///
  /// - Parameters:
  ///   - store: The store of the array.
  ///   - id: The key path from an element to its identity.
  ///   - content: Creates the view from the store of an element.
  public init<EachContent: View>(
    _ store: Store<Data, (Data.Index, EachAction)>,
    id: KeyPath<EachState, ID>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == [EachState],
    Content == WithViewStore<[ID], (Data.Index, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>
  {
    data = store.currentState
    self.content = {
      WithViewStore(store.scope(state: { $0.map { $0[keyPath: id] } })) { viewStore in
        ForEach(Array(viewStore.state.enumerated()), id: \.element) { index, _ in
          content(store.element(at: index))
        }
      }
    }
  }

  /// Creates views for an array of identifiable elements.
  ///
  /// - Parameters:
  ///   - store: The store of the array.
  ///   - content: Creates the view from the store of an element.
  public init<EachContent: View>(
    _ store: Store<Data, (Data.Index, EachAction)>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == [EachState],
    Content == WithViewStore<[ID], (Data.Index, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>,
    EachState: Identifiable,
    EachState.ID == ID
  {
    self.init(store, id: \.id, content: content)
  }

  /// Creates views for an identified array.
  ///
  /// - Parameters:
  ///   - store: The store of the array.
  ///   - content: Creates the view from the store of an element.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<[ID], (ID, EachAction), ForEach<[ID], ID, EachContent?>>
  {
    data = store.currentState
    self.content = {
      WithViewStore(store.scope(state: { $0.ids })) { viewStore in
        ForEach(viewStore.state, id: \.self) { id in
          store.element(id: id).map(content)
        }
      }
    }
  }

  /// The views.
  public var body: Content { content() }
}

extension Store {
  /// The store of the element at a position. It keeps the last state after the element is removed.
  fileprivate func element<EachState, EachAction>(at index: Int) -> Store<EachState, EachAction>
  where State == [EachState], Action == (Int, EachAction) {
    var last = currentState[index]
    return scope(
      state: { elements in
        if elements.indices.contains(index) { last = elements[index] }
        return last
      },
      action: { (index, $0) })
  }

  /// The store of the element with an identifier. It keeps the last state after the element is removed.
  fileprivate func element<ID: Hashable, EachState, EachAction>(id: ID) -> Store<EachState, EachAction>?
  where State == IdentifiedArray<ID, EachState>, Action == (ID, EachAction) {
    guard var last = currentState[id: id] else { return nil }
    return scope(
      state: { elements in
        if let element = elements[id: id] { last = element }
        return last
      },
      action: { (id, $0) })
  }
}
