import Foundation

extension DynamicViewContent {
  /// Lets people reorder the elements in the surrounding container.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets people reorder the elements of one of several collections in the surrounding container.
  public nonisolated func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    modifier(
      ReorderableModifier(collectionID: collectionID) { content in
        (content as? Self).map { content in content.data.map { $0 as Any } } ?? []
      })
  }
}

extension View {
  /// A container whose elements people reorder.
  ///
  /// A finger that rests on an element lifts it, and moves it to the element over which it is lifted.
  ///
  /// - Parameter move: Receives the change when the element is dropped.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(for: item, itemID: \.id, isEnabled: isEnabled, move: move)
  }

  /// A container whose elements people reorder.
  ///
  /// - Parameters:
  ///   - itemID: The identifier of an element.
  ///   - move: Receives the change when the element is dropped.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reorderContainer(
      for: item, itemID: itemID, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// A container of several collections whose elements people reorder.
  ///
  /// - Parameter move: Receives the change when the element is dropped.
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(for: item, itemID: \.id, in: collectionID, isEnabled: isEnabled, move: move)
  }

  /// A container of several collections whose elements people reorder.
  ///
  /// - Parameters:
  ///   - itemID: The identifier of an element.
  ///   - move: Receives the change when the element is dropped.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    func id(_ value: Any) -> ItemID? { ((value as? Item) ?? (value as? Binding<Item>)?.wrappedValue)?[keyPath: itemID] }
    let action: ReorderContainerModifier.Move = { source, next, collection in
      guard let source = id(source), let collection = collection.base as? CollectionID else { return }
      let position = next.flatMap(id).map { ReorderDifference<ItemID, CollectionID>.Destination.Position.before($0) }
      move(
        ReorderDifference(
          sources: [source], destination: .init(position: position ?? .end, collectionID: collection)))
    }
    return modifier(ReorderContainerModifier(move: isEnabled ? action : nil))
  }
}

/// Makes a view the container of elements that are reordered.
nonisolated struct ReorderContainerModifier: ViewModifier, ComposedModifier {
  /// Takes an element, the one in front of which it was dropped, and the collection of that.
  typealias Move = (_ source: Any, _ next: Any?, _ collection: AnyHashable) -> Void

  /// `nil` while nothing can be moved.
  let move: Move?

  @MainActor var composition: Composition { Composition("reorderContainer") }

  @MainActor func body(content: Content) -> some View {
    content.modifier(ReorderTouches(move: move)).environment(\.reorderMove, ReorderMove(move: move))
  }
}

/// The change of data in the surrounding container of reordered elements.
struct ReorderMove {
  let move: ReorderContainerModifier.Move?
}

extension EnvironmentValues {
  @Entry var reorderMove: ReorderMove?
}

/// Marks the views made from data as elements that people reorder.
struct ReorderableModifier: PrimitiveModifier, ComposedModifier {
  let collectionID: AnyHashable

  /// The data that the views are made from.
  let elements: @MainActor (Any) -> [Any]

  var composition: Composition { Composition("reorderable") }

  @MainActor static func _makeNode<Content: View>(modifier: Self, content: Content, in context: _NodeContext)
    -> _ViewNode
  {
    TypedReorderableNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// The node of the views made from data that people reorder. Rows of lists are moved as by `onMove`.
class ReorderableNode: RowEditingNode {
  fileprivate var collectionID: AnyHashable { ReorderableSingleCollectionIdentifier() }
  fileprivate var elements: [Any] { [] }

  /// Moves an element in front of another one, or to the end.
  ///
  /// - Parameter destination: The offset in the data, counted before the element is removed.
  func move(_ source: Int, to destination: Int) {
    let elements = elements
    guard elements.indices.contains(source), destination != source, destination != source + 1 else { return }
    accept(elements[source], at: destination)
  }

  /// Tells the container that an element was dropped in this collection.
  func accept(_ source: Any, at destination: Int) {
    let elements = elements
    let next = elements.indices.contains(destination) ? elements[destination] : nil
    environment.reorderMove?.move?(source, next, collectionID)
  }

  fileprivate func refreshEditing() {
    editing.move =
      environment.reorderMove?.move == nil
      ? nil : { [weak self] sources, destination in sources.first.map { self?.move($0, to: destination) } }
  }

  override func environmentChanged() {
    super.environmentChanged()
    let couldMove = editing.move != nil
    refreshEditing()
    if couldMove != (editing.move != nil) { childElementsChanged() }
  }
}

private final class TypedReorderableNode<Content: View>: ReorderableNode {
  private var view: ModifiedContent<Content, ReorderableModifier>

  init(modifier: ReorderableModifier, content: Content, in context: _NodeContext) {
    view = ModifiedContent(content: content, modifier: modifier)
    super.init(RowEditing(), in: context)
    child = Content._makeNode(content, in: childContext)
    refreshEditing()
  }

  override var collectionID: AnyHashable { view.modifier.collectionID }
  override var elements: [Any] { view.modifier.elements(view.content) }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: ModifiedContent<Content, ReorderableModifier>.self)
    child?.update(self.view.content)
  }
}

/// Lifts the element on which a finger rests, and moves it to where it is lifted.
private struct ReorderTouches: ElementModifier {
  let move: ReorderContainerModifier.Move?

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> ReorderResponder? { ReorderResponder(element) }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? {
    move == nil ? nil : storage(of: element)
  }
}

private final class ReorderResponder: PanResponder {
  private unowned let container: ModifiedElement

  init(_ container: ModifiedElement) {
    self.container = container
  }

  /// An element that can be moved.
  private struct Item {
    let collection: ReorderableNode
    let place: Int

    /// The frame in the container, in points.
    let frame: CGRect
  }

  // MARK: - Touches

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    items.contains { $0.frame.contains(location) } ? .possible : .failed
  }

  override func claim(for pan: Pan) -> TouchClaim { pan.isHorizontal || pan.isVertical ? .failed : .possible }

  override var restDuration: Double? { LongPressGesture().minimumDuration }

  override func liftedAfterRest(_ pan: Pan) {
    let items = items
    guard let source = items.first(where: { $0.frame.contains(pan.start) }) else { return }
    guard let target = items.min(by: { $0.frame.distance(to: pan.location) < $1.frame.distance(to: pan.location) })
    else { return }
    if target.collection === source.collection {
      // The element takes the place of the one below the finger.
      source.collection.move(source.place, to: target.place > source.place ? target.place + 1 : target.place)
    } else {
      let elements = source.collection.elements
      guard elements.indices.contains(source.place) else { return }
      let isBehind = pan.location.y > target.frame.maxY || pan.location.x > target.frame.maxX
      target.collection.accept(elements[source.place], at: isBehind ? target.place + 1 : target.place)
    }
  }

  // MARK: - Elements

  /// The elements outside of lists that can be moved, in order. Lists move their rows themselves.
  private var items: [Item] {
    var items: [Item] = []
    func visit(_ node: _ViewNode, in collection: ReorderableNode?) {
      if let storage = (node as? Element)?.storage(of: ReorderTouches.self), storage !== self { return }
      let collection = (node as? ReorderableNode) ?? collection
      node.forEachShownChild { child in
        guard let collection, let place = node.dataOffset(of: child) else { return visit(child, in: collection) }
        var elements: [Element] = []
        child.appendElements(to: &elements)
        for element in elements where element.isPlaced && element.listRow == nil {
          items.append(Item(collection: collection, place: place, frame: element.frame(in: container)))
        }
      }
    }
    if let content = container.contentNode { visit(content, in: nil) }
    return items
  }
}

extension CGRect {
  /// The distance of a point from the rectangle, in points; zero inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}
