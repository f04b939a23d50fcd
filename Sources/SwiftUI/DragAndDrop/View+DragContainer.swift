/// The configuration of a drag.
public struct DragConfiguration: Sendable {
  /// Whether dragged items may be moved, and whether they may be deleted.
  public var allowsMove: Bool
  public var allowsDelete: Bool

  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    allowsMove = allowMove
    allowsDelete = allowDelete
  }
}

/// The configuration of a drop.
public struct DropConfiguration: Sendable {
  /// The effect of the drop.
  public enum Operation: Sendable { case cancel, forbidden, copy, move, delete, alias }

  public var operation: Operation

  public init(operation: Operation) {
    self.operation = operation
  }
}

/// The state of a drag.
public struct DragSession: Sendable {
  /// The phases of a drag.
  public enum Phase: Sendable { case initial, active, ended, dataTransferCompleted }

  public let phase: Phase
}

/// The state of a drop.
public struct DropSession: Sendable {
  /// The phases of a drop.
  public enum Phase: Sendable { case entering, active, exiting, ended, dataTransferCompleted }

  public let phase: Phase

  /// The place in the view, in points.
  public let location: CGPoint
}

/// How previews of several dragged items are arranged.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = DragDropPreviewsFormation(name: "default")

  public static let list = DragDropPreviewsFormation(name: "list")
  public static let pile = DragDropPreviewsFormation(name: "pile")
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
  /// A container with draggable views, whose payload is made of their identifiers.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [ItemID] = [], _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    unsupported("dragContainer(for:itemID:in:selection:_:)", "the views cannot be dragged.")
  }

  /// A container with draggable views, whose payload is made of their identifiers.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID] = [], _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    unsupported("dragContainer(for:in:selection:_:)", "the views cannot be dragged.")
  }

  /// Makes the view the source of a drag in its container.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    unsupported("draggable(containerItemID:containerNamespace:)", "the view cannot be dragged.")
  }

  /// Configures drags from the views inside; nothing is dragged.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(InertModifier(name: "dragConfiguration", value: configuration))
  }

  /// Configures drops on the view; nothing is dragged.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(InertModifier(name: "dropConfiguration", value: 0))
  }

  /// Calls an action when a drag changes; nothing is dragged.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(InertModifier(name: "onDragSessionUpdated", value: 0))
  }

  /// Calls an action when a drop changes; nothing is dragged.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(InertModifier(name: "onDropSessionUpdated", value: 0))
  }

  /// Sets how previews of dragged items are arranged; nothing is dragged.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(InertModifier(name: "dragPreviewsFormation", value: formation))
  }

  /// Sets how previews of dropped items are arranged; nothing is dragged.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(InertModifier(name: "dropPreviewsFormation", value: formation))
  }
}
