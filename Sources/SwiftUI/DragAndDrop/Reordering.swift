/// The identifier of the only collection of a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  public init() {}
}

/// The place of moved elements: in front of another one, or at the end.
public enum ReorderDestination<ID: Hashable & Sendable>: Hashable, Sendable {
  case before(ID)
  case end
}

/// The elements that a person has moved, and where to.
public struct ReorderDifference<ID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
  /// The moved elements, in order.
  public let sources: [ID]

  /// The collection that they were moved to.
  public let collectionID: CollectionID

  public let destination: ReorderDestination<ID>

  package init(sources: [ID], collectionID: CollectionID, destination: ReorderDestination<ID>) {
    self.sources = sources
    self.collectionID = collectionID
    self.destination = destination
  }

  /// Moves the elements in a collection.
  ///
  /// - Parameter id: The identifier of an element.
  public func apply<Items: RangeReplaceableCollection>(
    to items: inout Items, id: (Items.Element) -> ID
  ) {
    let moved = sources.compactMap { source in items.first { id($0) == source } }
    items.removeAll { sources.contains(id($0)) }
    var index = items.endIndex
    if case .before(let next) = destination, let found = items.firstIndex(where: { id($0) == next }) { index = found }
    items.insert(contentsOf: moved, at: index)
  }

  /// Moves the identified elements in a collection.
  public func apply<Items: RangeReplaceableCollection>(to items: inout Items)
  where Items.Element: Identifiable, Items.Element.ID == ID {
    apply(to: &items) { $0.id }
  }
}

extension DynamicViewContent {
  /// Lets people reorder the elements in the surrounding container.
  ///
  /// - Note: Approximate: elements are not moved by touches outside of lists, and a warning is recorded.
  public nonisolated func reorderable() -> some View {
    unsupported("reorderable()", "elements cannot be moved by touches.")
  }

  /// Lets people reorder the elements of one of several collections.
  ///
  /// - Note: Approximate: elements are not moved by touches outside of lists, and a warning is recorded.
  public nonisolated func reorderable<CollectionID: Hashable & Sendable>(collectionID: CollectionID) -> some View {
    unsupported("reorderable(collectionID:)", "elements cannot be moved by touches.")
  }
}

extension View {
  /// A container whose elements people reorder.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for itemType: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(InertModifier(name: "reorderContainer", value: isEnabled))
  }

  /// A container whose elements people reorder.
  public nonisolated func reorderContainer<Item, ID: Hashable & Sendable>(
    for itemType: Item.Type, itemID: KeyPath<Item, ID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    modifier(InertModifier(name: "reorderContainer", value: isEnabled))
  }

  /// A container of several collections whose elements people reorder.
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for itemType: Item.Type, in collectionType: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(InertModifier(name: "reorderContainer", value: isEnabled))
  }
}
