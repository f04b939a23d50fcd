/// The identifier of the only collection of a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  public init() {}
}

/// The elements that a person has moved, and where to.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The place of moved elements.
  public struct Destination {
    /// A place in a collection.
    @frozen public enum Position {
      /// In front of another element.
      case before(ItemID)

      /// At the end.
      case end
    }

    public var position: Position

    /// The collection that the elements were moved to.
    public var collectionID: CollectionID

    /// Creates a place in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  /// The moved elements, in order.
  public var sources: [ItemID]

  public var destination: Destination
}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Creates a place in the only collection.
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension DropSession {
  /// The place in the container at which the elements were dropped; nothing is dropped here.
  public func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? { nil }

  /// The place in the container at which the elements were dropped; nothing is dropped here.
  public func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? { nil }
}
