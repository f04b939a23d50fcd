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
  public var operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
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
  /// - Parameters:
  ///   - itemID: The identifier of an item.
  ///   - selection: The identifiers of selected views: all of them are dragged together.
  ///   - payload: Makes the items of a drag.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [ItemID] = [], _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    environment(\.dragContainer, DragContainer(itemID: itemID, selection: selection, payload: payload))
  }

  /// A container with draggable views, whose payload is made of their identifiers.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID] = [], _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    environment(\.dragContainer, DragContainer(itemID: \.id, selection: selection, payload: payload))
  }

  /// Makes the view the source of a drag in its container.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(ContainedDrag(id: containerItemID))
  }

  /// Configures drags from the views inside: items are always copied, unless the target moves them.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(InertModifier(name: "dragConfiguration", value: configuration))
  }

  /// Configures drops on the views inside.
  ///
  /// - Parameter configuration: What a drop would do, which is asked while items are above a view.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    environment(\.dropConfiguration, SessionObserver(action: configuration))
  }

  /// Calls an action when a drag from a view inside changes.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    environment(\.dragSessionObserver, SessionObserver(action: onUpdate))
  }

  /// Calls an action when items are above a view inside, leave it, or are dropped on it.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    environment(\.dropSessionObserver, SessionObserver(action: onUpdate))
  }

  /// Sets how previews of dragged items are arranged; they are not drawn.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(InertModifier(name: "dragPreviewsFormation", value: formation))
  }

  /// Sets how previews of dropped items are arranged; they are not drawn.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(InertModifier(name: "dropPreviewsFormation", value: formation))
  }
}

/// Makes the items of drags in a container.
struct DragContainer {
  /// The items of a drag that begins on the view with an identifier.
  let items: (AnyHashable) -> [DraggedItem]

  init<ItemID: Hashable, Data: Collection>(
    itemID: KeyPath<Data.Element, ItemID>, selection: @escaping () -> [ItemID],
    payload: @escaping ([ItemID]) -> Data
  ) where Data.Element: Transferable {
    items = { id in
      guard let id = id.base as? ItemID else { return [] }
      let selected = selection()
      return payload(selected.contains(id) ? selected : [id]).map { DraggedItem($0, id: $0[keyPath: itemID]) }
    }
  }
}

/// What an app does with the changes of a drag or of a drop.
struct SessionObserver<Session, Result> {
  let action: (Session) -> Result
}

extension EnvironmentValues {
  @Entry var dragContainer: DragContainer?
  @Entry var dragSessionObserver: SessionObserver<DragSession, Void>?
  @Entry var dropSessionObserver: SessionObserver<DropSession, Void>?
  @Entry var dropConfiguration: SessionObserver<DropSession, DropConfiguration>?
}

nonisolated private struct ContainedDrag: ViewModifier {
  let id: AnyHashable

  @Environment(\.dragContainer) private var container

  init(id: AnyHashable) {
    self.id = id
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(DragModifier(name: "draggable") { [container, id] in container?.items(id) ?? [] })
  }
}
