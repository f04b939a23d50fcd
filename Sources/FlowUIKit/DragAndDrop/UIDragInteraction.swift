import SwiftUI

/// Lets people drag items from a view: a finger that rests on it lifts them. No picture follows the finger.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Whether a person can drag.
  open var isEnabled = true { didSet { recognizer.isEnabled = isEnabled } }

  /// Whether a drag may begin simultaneously with other gestures.
  open var allowsSimultaneousRecognitionDuringLift = false

  public static var isEnabledByDefault: Bool { true }

  private lazy var recognizer = DragRecognizer(source: self)

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Provides the items when a drag begins; it is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// The session of the drag that begins.
  private var session = DragDropSession()

  fileprivate func makeItems(at location: CGPoint) -> [DraggedItem] {
    session = DragDropSession()
    session.screenLocation = location
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    return session.items.map(\.dragged)
  }

  fileprivate func begin(_ drag: Drag) {
    drag.context = session
    session.allowsMoveOperation = delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }
}

extension UIDragInteraction: DragSource {
  package func items(at location: CGPoint) -> [DraggedItem] { makeItems(at: location) }
  package func began(_ drag: Drag) { begin(drag) }

  package func moved(_ drag: Drag) { delegate?.dragInteraction(self, sessionDidMove: drag.session) }

  package func ended(_ drag: Drag, operation: DropOperation) {
    let operation = UIDropOperation(operation)
    delegate?.dragInteraction(self, session: drag.session, willEndWith: operation)
    delegate?.dragInteraction(self, session: drag.session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate?.dragInteraction(self, sessionDidTransferItems: drag.session)
    }
  }
}

/// Provides the items of drags from a view, and is notified of the drags.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items of a drag that begins; none if there is nothing to drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
}

/// Recognizes a finger that rests on a view, and drags its items.
final class DragRecognizer: UILongPressGestureRecognizer {
  private weak var source: (any DragSource)?
  private var drag: Drag?

  init(source: any DragSource) {
    self.source = source
    super.init(target: nil, action: nil)
    onAction = { [weak self] in self?.follow() }
  }

  private func follow() {
    switch state {
    case .began:
      drag = source.flatMap { Drag(from: $0, at: location(in: nil)) }
      move()
    case .changed: move()
    case .ended:
      move()
      drag?.drop()
      drag = nil
    default:
      drag?.cancel()
      drag = nil
    }
  }

  private func move() {
    guard let root = view?.element?.outermost else { return }
    drag?.move(to: location(in: nil), in: root)
  }
}

extension UIDragItem {
  /// The item for the engine.
  var dragged: DraggedItem { DraggedItem(provider: itemProvider, value: DragItemBox(item: self)) }
}

/// An item of UIKit in a drag.
private struct DragItemBox {
  let item: UIDragItem
}

extension DraggedItem {
  @MainActor fileprivate var uiItem: UIDragItem { (value as? DragItemBox)?.item ?? UIDragItem(itemProvider: provider) }
}

extension Drag {
  /// The session of the drag for UIKit.
  var session: DragDropSession {
    let session = context as? DragDropSession ?? DragDropSession(items: items.map(\.uiItem))
    context = session
    session.screenLocation = location
    return session
  }
}
