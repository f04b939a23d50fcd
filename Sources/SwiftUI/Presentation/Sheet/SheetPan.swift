/// Drags a sheet: down to dismiss it, up and down between its heights.
@MainActor
final class SheetPan: PanResponder {
  private unowned let sheet: SheetElement

  /// How far below its place the sheet is shown, in points.
  private(set) var distance: CGFloat = 0

  init(_ sheet: SheetElement) {
    self.sheet = sheet
  }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isVertical else { return .possible }
    return sheet.isDraggable && (pan.translation.height > 0 || sheet.canGrow) ? .certain : .failed
  }

  override func moved(_ pan: Pan) {
    let pull = max(0, pan.translation.height)
    show(sheet.canShrink ? pull : ScrollPan.give(pull, in: sheet.size.height / 4))
  }

  override func ended(_ pan: Pan) {
    show(0)
    sheet.rest(after: pan.projected.height)
  }

  override func cancelled() { show(0) }

  private func show(_ distance: CGFloat) {
    guard distance != self.distance else { return }
    self.distance = distance
    sheet.setNeedsLayout()
  }
}
