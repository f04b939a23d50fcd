/// The state of a drag.
public struct DragSession {
  /// The phases of a drag.
  public enum Phase: Hashable, Sendable {
    case initial
    case active

    /// The items were dropped, and the drag will end.
    case ending(DropOperation)
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// What tells drags apart.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: DragIdentity

    /// Whether a drop is that of the drag.
    public func matches(_ id: DropSession.ID) -> Bool { identity == id.identity }
  }

  public let id: ID
  public let phase: Phase

  /// The place of the finger in the view, in points.
  public let location: CGPoint

  private let itemIDs: [AnyHashable]

  @MainActor
  init(_ drag: Drag, phase: Phase, location: CGPoint) {
    id = ID(identity: drag.identity)
    self.phase = phase
    self.location = location
    itemIDs = drag.items.compactMap(\.id)
  }

  /// The identifiers of the dragged items that are of a type: of identifiable items, and of those of a container.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// The state of a drop.
public struct DropSession {
  /// The phases of a drop.
  public enum Phase: Hashable, Sendable {
    case entering
    case active
    case exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// What tells drops apart.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: DragIdentity

    /// Whether a drag is that of the drop.
    public func matches(_ id: DragSession.ID) -> Bool { identity == id.identity }
  }

  /// A drag that began in the app.
  public struct LocalSession {
    fileprivate let itemIDs: [AnyHashable]

    /// The identifiers of the dragged items that are of a type: of identifiable items, and of those of a container.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      itemIDs.compactMap { $0.base as? ItemID }
    }
  }

  public let id: ID
  public let phase: Phase

  /// The place in the view, in points.
  public let location: CGPoint

  /// The number of dragged items.
  public let itemsCount: Int

  /// The drag, if it began in the app: here all do.
  public let localSession: LocalSession?

  @MainActor
  init(_ drag: Drag, phase: Phase, location: CGPoint) {
    id = ID(identity: drag.identity)
    self.phase = phase
    self.location = location
    itemsCount = drag.items.count
    localSession = LocalSession(itemIDs: drag.items.compactMap(\.id))
  }
}

/// What tells drags apart, also after they have ended.
final class DragIdentity: Hashable, Sendable {
  static func == (lhs: DragIdentity, rhs: DragIdentity) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
