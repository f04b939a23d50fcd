/// One thing that is dragged.
package final class DraggedItem {
  /// What other views load from the item.
  package let provider: NSItemProvider

  /// The value in the app, if the item is made of one.
  package let value: Any?

  /// What identifies the value, if it is known.
  let id: AnyHashable?

  package init(provider: NSItemProvider, value: Any? = nil) {
    self.provider = provider
    self.value = value
    id = nil
  }

  /// Creates an item of a value of the app.
  ///
  /// - Parameter id: What identifies the value; `nil` for its own identifier, if it has one.
  init<T: Transferable>(_ value: T, id: AnyHashable? = nil) {
    func identifier(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    provider = TransferredValue.provider(of: value)
    self.value = value
    self.id = id ?? (value as? any Identifiable).map { identifier(of: $0) }
  }
}

/// The source of a drag, which is notified of its end.
@MainActor
package protocol DragSource: AnyObject {
  /// The items of a drag that begins; none if nothing can be dragged.
  ///
  /// - Parameter location: The place of the finger on the screen, in points.
  func items(at location: CGPoint) -> [DraggedItem]

  func began(_ drag: Drag)
  func moved(_ drag: Drag)

  /// - Parameter operation: What the target has done with the items.
  func ended(_ drag: Drag, operation: DropOperation)
}

/// A part of the screen on which items can be dropped.
@MainActor
package protocol DropTarget: AnyObject {
  func accepts(_ drag: Drag) -> Bool
  func entered(_ drag: Drag)

  /// - Returns: What a drop would do now.
  func moved(_ drag: Drag) -> DropOperation
  func exited(_ drag: Drag)

  /// - Returns: Whether the items were taken.
  func drop(_ drag: Drag) -> Bool

  /// Called when the drag is over that has been above the target last.
  func ended(_ drag: Drag)
}

/// Items below a finger, from the moment in which it has rested on their source until it is lifted.
@MainActor
package final class Drag {
  package let items: [DraggedItem]
  package let source: any DragSource
  let identity = DragIdentity()

  /// The place of the finger on the screen, in points.
  package private(set) var location: CGPoint

  /// What a drop would do now.
  package private(set) var operation = DropOperation.cancel

  /// What a source or a target of another framework keeps with the drag.
  package var context: AnyObject?

  private var target: (any DropTarget)?

  /// Begins a drag, unless its source has nothing to drag.
  package init?(from source: any DragSource, at location: CGPoint) {
    let items = source.items(at: location)
    if items.isEmpty { return nil }
    self.items = items
    self.source = source
    self.location = location
    source.began(self)
  }

  /// Moves the items.
  ///
  /// - Parameters:
  ///   - location: The place of the finger on the screen, in points.
  ///   - root: The outermost element of the screen.
  package func move(to location: CGPoint, in root: Element) {
    self.location = location
    source.moved(self)
    let new = root.dropTarget(for: self)
    if new !== target {
      target?.exited(self)
      target = new
      new?.entered(self)
    }
    operation = target?.moved(self) ?? .cancel
  }

  /// Drops the items where they are.
  package func drop() {
    let isPossible = operation == .copy || operation == .move
    let isTaken = isPossible && target?.drop(self) == true
    if !isPossible { target?.exited(self) }
    source.ended(self, operation: isTaken ? operation : .cancel)
    target?.ended(self)
    target = nil
  }

  /// Takes the items back.
  package func cancel() {
    target?.exited(self)
    source.ended(self, operation: .cancel)
    target?.ended(self)
    target = nil
  }
}

/// The place on which an element lets people drop items.
package enum DropTargetFact: ElementFact { package typealias Value = any DropTarget }

extension Element {
  /// The outermost element of the screen.
  package var outermost: Element {
    var element = self
    while let parent = element.layoutParent { element = parent }
    return element
  }

  /// The innermost target below the finger that accepts the items.
  fileprivate func dropTarget(for drag: Drag) -> (any DropTarget)? {
    let hit = hitTest(drag.location)
    var element = hit
    while let current = element {
      if let target = current.fact(DropTargetFact.self), target.accepts(drag) { return target }
      element = current.layoutParent
    }
    // Views without content are targets, too, unless a sheet covers them.
    return emptyTarget(for: drag, isInSheet: hit?.environment.isInSheet)
  }

  private func emptyTarget(for drag: Drag, isInSheet: Bool?) -> (any DropTarget)? {
    var found: (any DropTarget)?
    forEachLayoutChild { found = $0.emptyTarget(for: drag, isInSheet: isInSheet) ?? found }
    if let found { return found }
    guard isPlaced, isInSheet == nil || environment.isInSheet == isInSheet,
      let target = fact(DropTargetFact.self), let place = convert(drag.location, from: nil),
      CGRect(origin: .zero, size: size).contains(place), target.accepts(drag)
    else { return nil }
    return target
  }
}
