import SwiftUI

/// What a table would do with items that are dropped on it.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    case automatic
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

/// Provides the items of drags from the rows of a table.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins on a row; none if it cannot be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes the items that people drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: AnyObject {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// One item of a drop.
@MainActor @preconcurrency
public protocol UITableViewDropItem {
  var dragItem: UIDragItem { get }

  /// The row from which the item comes, if it is one of the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A drop that is being performed.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }

  /// The place of the items; `nil` outside of rows.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Shows how an item arrives at a row; nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Shows how an item arrives in a row; nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

private struct DropItem: UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }
}

private final class DropCoordinator: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ drop: RowDrop, _ proposal: UITableViewDropProposal) {
    items = drop.items.map { DropItem(dragItem: $0.item, sourceIndexPath: $0.source) }
    destinationIndexPath = drop.destination
    self.proposal = proposal
    session = drop.session
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { EndedAnimation() }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedAnimation() }
}

extension UITableView: RowDragging {
  func row(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func rowFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }
  var rowsAreInLines: Bool { false }

  var hasDragDelegate: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragDropSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: DragDropSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      dragDelegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
    dragDelegate.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragDropSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func canHandleDrop(_ session: DragDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DragDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  func proposal(_ session: DragDropSession, at path: IndexPath?) -> RowProposal {
    guard let dropDelegate else { return RowProposal(operation: .cancel, intent: .unspecified) }
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let intent = RowIntent(rawValue: proposal.intent.rawValue) ?? .unspecified
    return RowProposal(operation: proposal.operation, intent: intent)
  }

  func dropDidExit(_ session: DragDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

  func performDrop(_ drop: RowDrop) {
    let intent = UITableViewDropProposal.Intent(rawValue: drop.proposal.intent.rawValue) ?? .unspecified
    let proposal = UITableViewDropProposal(operation: drop.proposal.operation, intent: intent)
    dropDelegate?.tableView(self, performDropWith: DropCoordinator(drop, proposal))
  }

  func dropDidEnd(_ session: DragDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func moveRowByDrag(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: source) else { return false }
    move(from: source, to: target)
    return true
  }
}
