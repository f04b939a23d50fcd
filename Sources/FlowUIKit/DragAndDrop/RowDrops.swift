import SwiftUI

/// A table or a collection whose rows are dragged.
@MainActor
protocol RowDragging: UIScrollView {
  var rowDrops: RowDrops { get }

  /// The rows and their edits.
  var list: ListState { get }

  /// The row at a point of the view, in points.
  func row(at point: CGPoint) -> IndexPath?

  /// The frame of a row in the view, in points.
  func rowFrame(at path: IndexPath) -> CGRect

  /// Whether rows follow each other from left to right before they do from top to bottom.
  var rowsAreInLines: Bool { get }

  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  func dragItems(_ session: DragDropSession, at path: IndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: DragDropSession)
  func dragDidEnd(_ session: DragDropSession)
  func canHandleDrop(_ session: DragDropSession) -> Bool
  func dropDidEnter(_ session: DragDropSession)
  func proposal(_ session: DragDropSession, at path: IndexPath?) -> RowProposal
  func dropDidExit(_ session: DragDropSession)
  func performDrop(_ drop: RowDrop)
  func dropDidEnd(_ session: DragDropSession)

  /// Moves a row if the data source lets people move it.
  func moveRowByDrag(from source: IndexPath, to target: IndexPath) -> Bool
}

/// What a drop on a row would do.
enum RowIntent: Int {
  case unspecified, insertAt, insertInto, automatic
}

/// What a table or a collection would do with items.
struct RowProposal {
  let operation: UIDropOperation
  let intent: RowIntent
}

/// A drop on a table or a collection.
@MainActor
final class RowDrop {
  let session: DragDropSession
  let items: [(item: UIDragItem, source: IndexPath?)]
  let destination: IndexPath?
  let proposal: RowProposal

  init(_ session: DragDropSession, sources: [IndexPath], destination: IndexPath?, proposal: RowProposal) {
    self.session = session
    items = session.items.enumerated().map { ($1, sources.indices.contains($0) ? sources[$0] : nil) }
    self.destination = destination
    self.proposal = proposal
  }
}

/// The drags from the rows of a table or a collection, and the drops on them.
@MainActor
final class RowDrops: DragSource, DropTarget {
  private unowned let owner: any RowDragging
  private lazy var recognizer = DragRecognizer(source: self)

  /// The session of the drag that begins, and the row it comes from.
  private var session = DragDropSession()
  private var start: IndexPath?

  private var latest = RowProposal(operation: .cancel, intent: .unspecified)

  init(_ owner: any RowDragging) {
    self.owner = owner
  }

  /// Follows fingers if there is something to drag.
  func refresh() {
    let isNeeded = owner.hasDragDelegate
    let isThere = owner.gestureRecognizers?.contains { $0 === recognizer } == true
    if isNeeded, !isThere { owner.addGestureRecognizer(recognizer) }
    if !isNeeded, isThere { owner.removeGestureRecognizer(recognizer) }
  }

  // MARK: - Drags

  func items(at location: CGPoint) -> [DraggedItem] {
    guard let path = owner.row(at: owner.pointInView(ofScreen: location)) else { return [] }
    session = DragDropSession()
    session.screenLocation = location
    session.items = owner.dragItems(session, at: path)
    start = path
    return session.items.map(\.dragged)
  }

  func began(_ drag: Drag) {
    drag.context = session
    owner.dragWillBegin(session)
  }

  func moved(_ drag: Drag) {}

  func ended(_ drag: Drag, operation: DropOperation) {
    owner.dragDidEnd(drag.session)
    start = nil
  }

  // MARK: - Drops

  /// Whether the rows of the drag are moved by the data source alone.
  private func movesOwnRow(_ drag: Drag) -> Bool { drag.source === self && !owner.hasDropDelegate }

  func accepts(_ drag: Drag) -> Bool {
    if movesOwnRow(drag) { return true }
    return owner.hasDropDelegate && owner.canHandleDrop(drag.session)
  }

  func entered(_ drag: Drag) { if owner.hasDropDelegate { owner.dropDidEnter(drag.session) } }

  func moved(_ drag: Drag) -> DropOperation {
    if movesOwnRow(drag) { return .move }
    latest = owner.proposal(drag.session, at: destination(drag))
    return latest.operation.engine
  }

  func exited(_ drag: Drag) { if owner.hasDropDelegate { owner.dropDidExit(drag.session) } }

  func drop(_ drag: Drag) -> Bool {
    let destination = destination(drag)
    let sources = drag.source === self ? [start].compactMap { $0 } : []
    if !owner.hasDropDelegate {
      guard let source = sources.first, let destination, source != destination else { return false }
      return owner.moveRowByDrag(from: source, to: destination)
    }
    owner.performDrop(RowDrop(drag.session, sources: sources, destination: destination, proposal: latest))
    return true
  }

  func ended(_ drag: Drag) { if owner.hasDropDelegate { owner.dropDidEnd(drag.session) } }

  /// The row whose place the items would take, or into which they would go; `nil` outside of rows.
  private func destination(_ drag: Drag) -> IndexPath? {
    let place = owner.pointInView(ofScreen: drag.location)
    guard let path = owner.row(at: place) else { return nil }
    // A row that moves takes the place of the one below the finger; others are inserted before or behind that.
    if drag.source === self || latest.intent == .insertInto { return path }
    let frame = owner.rowFrame(at: path)
    let isBehind = owner.rowsAreInLines ? place.x > frame.midX : place.y > frame.midY
    return isBehind ? IndexPath(item: path.item + 1, section: path.section) : path
  }
}
