/// Makes a view the source of drags: a finger that rests on it lifts its items, and drops them where it is lifted.
///
/// No picture follows the finger.
struct DragModifier: ElementModifier, ComposedModifier {
  /// The name of the modifier's function.
  let name: String

  let items: () -> [DraggedItem]

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition(name).value("data", items) }

  func makeStorage(for element: ModifiedElement) -> DragTouches? { DragTouches(element) }
  func didMount(_ element: ModifiedElement) { element.storage(of: Self.self)?.makeItems = items }
  func didUpdate(from old: Self, _ element: ModifiedElement) { element.storage(of: Self.self)?.makeItems = items }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? {
    element.environment.isEnabled ? element.storage(of: Self.self) : nil
  }
}

/// The touches on a view that can be dragged.
final class DragTouches: PanResponder, DragSource {
  private unowned let view: Element
  fileprivate var makeItems: () -> [DraggedItem] = { [] }
  private var drag: Drag?

  init(_ view: Element) {
    self.view = view
  }

  func items(at location: CGPoint) -> [DraggedItem] { makeItems() }
  func began(_ drag: Drag) { tell(.initial, drag) }
  func moved(_ drag: Drag) { tell(.active, drag) }

  func ended(_ drag: Drag, operation: DropOperation) {
    tell(.ending(operation), drag)
    tell(.ended(operation), drag)
    if operation == .copy || operation == .move { tell(.dataTransferCompleted, drag) }
  }

  private func tell(_ phase: DragSession.Phase, _ drag: Drag) {
    guard let observer = view.environment.dragSessionObserver else { return }
    observer.action(DragSession(drag, phase: phase, location: view.convert(drag.location, from: nil) ?? .zero))
  }

  override var restDuration: Double? { LongPressGesture().minimumDuration }

  private func move(_ pan: Pan) { drag?.move(to: view.convert(pan.location, to: nil), in: view.outermost) }

  override func rested(_ pan: Pan) {
    drag = Drag(from: self, at: view.convert(pan.start, to: nil))
    move(pan)
  }

  override func movedAfterRest(_ pan: Pan) { move(pan) }

  override func liftedAfterRest(_ pan: Pan) {
    move(pan)
    drag?.drop()
    drag = nil
  }

  override func cancelledAfterRest() {
    drag?.cancel()
    drag = nil
  }
}
