/// The gestures of a row: a tap, a swipe that reveals its actions, and moving the row by its handle or after a press.
@MainActor
final class RowTouches: PanResponder {
  private unowned let row: ListRowElement

  /// The offset of the content while it is dragged, in points towards the trailing edge.
  private(set) var distance: CGFloat?

  private var startDistance: CGFloat = 0
  private var isMovingRow = false

  init(_ row: ListRowElement) {
    self.row = row
  }

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    isMovingRow = row.hasMoveControl(at: location)
    return isMovingRow ? .certain : .possible
  }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isHorizontal else { return .possible }
    let towardsTrailing = leadingDistance(pan.translation) > 0
    let edge: HorizontalEdge = towardsTrailing ? .leading : .trailing
    return row.revealedEdge != nil || row.canReveal(edge) ? .certain : .failed
  }

  override func claim(forTap pan: Pan) -> TouchClaim {
    row.tapAction != nil && abs(pan.translation.width) < Self.threshold
      && abs(pan.translation.height) < Self.threshold ? .certain : .failed
  }

  private func leadingDistance(_ translation: CGSize) -> CGFloat {
    row.isRightToLeft ? -translation.width : translation.width
  }

  override func tapped(_ pan: Pan) { row.tapAction?() }

  override var restDuration: Double? {
    row.hasMenu || row.isLiftedByPress ? LongPressGesture().minimumDuration : nil
  }

  override func rested(_ pan: Pan) {
    if row.hasMenu { row.openMenu() } else { isMovingRow = true }
  }

  override func liftedAfterRest(_ pan: Pan) {
    guard isMovingRow else { return }
    isMovingRow = false
    row.drop(at: pan.location)
  }

  override func began(_ pan: Pan) { startDistance = row.revealedDistance }

  override func moved(_ pan: Pan) {
    guard !isMovingRow else { return }
    show(startDistance + leadingDistance(pan.translation))
  }

  private func show(_ wanted: CGFloat) {
    let edge: HorizontalEdge? = wanted > 0 ? .leading : wanted < 0 ? .trailing : nil
    let isPossible = edge.map { row.canReveal($0) } ?? false
    distance = isPossible ? wanted : 0
    row.reveal(isPossible ? edge : nil)
    row.setNeedsLayout()
  }

  override func ended(_ pan: Pan) {
    if isMovingRow {
      isMovingRow = false
      return row.drop(at: pan.location)
    }
    let reached = distance ?? 0
    let projected = startDistance + leadingDistance(pan.projected)
    finish()
    guard let edge = row.revealedEdge else { return }
    let width = row.barWidth(edge)
    let sign: CGFloat = edge == .leading ? 1 : -1
    if reached * sign >= row.size.width * row.environment.design.lists.rows.fullSwipe, row.allowsFullSwipe(edge) {
      row.performFirstAction(edge)
    } else if projected * sign < width / 2 {
      row.reveal(nil)
    }
  }

  override func cancelled() {
    isMovingRow = false
    finish()
    row.reveal(nil)
  }

  private func finish() {
    distance = nil
    row.setNeedsLayout()
  }
}
