/// Lets people drop items on a view.
struct DropModifier: ElementModifier, ComposedModifier {
  /// The name of the modifier's function, and what the app has passed to it.
  let name: String
  var parts: [(name: String, value: Any)] = []

  let actions: DropActions

  static var affectsLayout: Bool { false }

  var composition: Composition { parts.reduce(Composition(name)) { $0.value($1.name, $1.value) } }

  func makeStorage(for element: ModifiedElement) -> DropArea? { DropArea(element) }
  func didMount(_ element: ModifiedElement) { element.storage(of: Self.self)?.actions = actions }
  func didUpdate(from old: Self, _ element: ModifiedElement) { element.storage(of: Self.self)?.actions = actions }

  func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    DropTargetFact.answer(key, element.environment.isEnabled ? element.storage(of: Self.self) : nil)
  }
}

/// What a view does with items that are dragged above it; places are in its coordinates, in points.
struct DropActions {
  var accepts: ([DraggedItem], CGPoint) -> Bool = { _, _ in true }
  var entered: ([DraggedItem], CGPoint) -> Void = { _, _ in }
  var moved: ([DraggedItem], CGPoint) -> DropOperation = { _, _ in .copy }
  var exited: ([DraggedItem], CGPoint) -> Void = { _, _ in }

  /// Takes the items; the last argument is the offset in the view's data at which they are inserted, if it has some.
  var drop: ([DraggedItem], CGPoint, Int?) -> Bool = { _, _, _ in false }

  /// Called with whether items are above the view.
  var isTargeted: (Bool) -> Void = { _ in }
}

/// A view on which items can be dropped.
@MainActor
final class DropArea: DropTarget {
  private unowned let view: Element
  fileprivate var actions = DropActions()

  init(_ view: Element) {
    self.view = view
  }

  private func place(of drag: Drag) -> CGPoint { view.convert(drag.location, from: nil) ?? .zero }

  func accepts(_ drag: Drag) -> Bool { actions.accepts(drag.items, place(of: drag)) }

  func entered(_ drag: Drag) {
    actions.isTargeted(true)
    tell(.entering, drag)
    actions.entered(drag.items, place(of: drag))
  }

  func moved(_ drag: Drag) -> DropOperation {
    tell(.active, drag)
    let operation = actions.moved(drag.items, place(of: drag))
    guard let configuration = view.environment.dropConfiguration else { return operation }
    return configuration.action(DropSession(drag, phase: .active, location: place(of: drag))).operation
  }

  private func tell(_ phase: DropSession.Phase, _ drag: Drag) {
    view.environment.dropSessionObserver?.action(DropSession(drag, phase: phase, location: place(of: drag)))
  }

  func exited(_ drag: Drag) {
    actions.isTargeted(false)
    tell(.exiting, drag)
    actions.exited(drag.items, place(of: drag))
  }

  func drop(_ drag: Drag) -> Bool {
    actions.isTargeted(false)
    let place = place(of: drag)
    tell(.ended(drag.operation), drag)
    let isTaken = actions.drop(drag.items, place, view.insertionOffset(at: place))
    if isTaken { tell(.dataTransferCompleted, drag) }
    return isTaken
  }

  func ended(_ drag: Drag) {}
}

extension Element {
  /// The offset in its data at which something is inserted that is dropped on the element: before or behind it.
  fileprivate func insertionOffset(at place: CGPoint) -> Int? {
    var node: _ViewNode? = foreignElement ?? self
    while let current = node, let parent = current.parent {
      if let offset = parent.dataOffset(of: current) { return place.y > size.height / 2 ? offset + 1 : offset }
      node = parent
    }
    return nil
  }
}
