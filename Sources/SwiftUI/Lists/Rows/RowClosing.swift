/// Closes a row with revealed swipe actions when something else is touched, and consumes the tap.
@MainActor
final class RowClosing: PanResponder {
  private unowned let list: ListRowsElement

  init(_ list: ListRowsElement) {
    self.list = list
  }

  override var precedence: GesturePrecedence { .high }

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    guard let row = list.revealedRow else { return .failed }
    let isInRow = CGRect(origin: row.origin, size: row.size).contains(location)
    guard isInRow else {
      row.reveal(nil)
      return .possible
    }
    let place = CGPoint(x: location.x - row.origin.x, y: location.y - row.origin.y)
    let isInBar = row.revealedBar.map { CGRect(origin: $0.origin, size: $0.size).contains(place) } ?? false
    return isInBar ? .failed : .possible
  }

  override func claim(for pan: Pan) -> TouchClaim { pan.isHorizontal || pan.isVertical ? .failed : .possible }

  override func claim(forTap pan: Pan) -> TouchClaim { .certain }

  override func tapped(_ pan: Pan) { list.revealedRow?.reveal(nil) }
}
