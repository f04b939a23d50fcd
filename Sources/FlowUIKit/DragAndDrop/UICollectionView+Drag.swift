import SwiftUI

/// What a collection would do with items that are dropped on it.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// Provides the items of drags from the items of a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins on an item; none if it cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes the items that people drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// One item of a drop.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem {
  var dragItem: UIDragItem { get }

  /// The item from which the item comes, if it is one of the same collection.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A drop that is being performed.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }

  /// The place of the items; `nil` outside of items.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Shows how an item arrives at an item; nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Shows how an item arrives in an item; nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

private struct DropItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }
}

private final class DropCoordinator: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(_ drop: RowDrop, _ proposal: UICollectionViewDropProposal) {
    items = drop.items.map { DropItem(dragItem: $0.item, sourceIndexPath: $0.source) }
    destinationIndexPath = drop.destination
    self.proposal = proposal
    session = drop.session
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedAnimation() }
}

extension UICollectionView: RowDragging {
  func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func rowFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  var rowsAreInLines: Bool { !isList }

  var hasDragDelegate: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragDropSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: DragDropSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      dragDelegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragDropSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func canHandleDrop(_ session: DragDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DragDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

  func proposal(_ session: DragDropSession, at path: IndexPath?) -> RowProposal {
    guard let dropDelegate else { return RowProposal(operation: .cancel, intent: .unspecified) }
    let proposal = dropDelegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let intent = RowIntent(rawValue: proposal.intent.rawValue) ?? .unspecified
    return RowProposal(operation: proposal.operation, intent: intent)
  }

  func dropDidExit(_ session: DragDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

  func performDrop(_ drop: RowDrop) {
    let intent = UICollectionViewDropProposal.Intent(rawValue: drop.proposal.intent.rawValue) ?? .unspecified
    let proposal = UICollectionViewDropProposal(operation: drop.proposal.operation, intent: intent)
    dropDelegate?.collectionView(self, performDropWith: DropCoordinator(drop, proposal))
  }

  func dropDidEnd(_ session: DragDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func moveRowByDrag(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: source) else { return false }
    move(from: source, to: target)
    return true
  }
}
