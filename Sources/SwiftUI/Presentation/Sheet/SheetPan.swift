/// Drags a sheet: down to dismiss it, up and down between its detents.
///
/// The sheet follows the finger, with increasing resistance beyond its highest and lowest detent. On release it
/// decelerates to a detent.
@MainActor
final class SheetPan: PanResponder {
  private unowned let sheet: SheetElement

  /// The animated height of the sheet, in points above the bottom safe area; `nil` at rest.
  private(set) var height: CGFloat?

  /// The height at the start of the drag.
  private var start: CGFloat = 0

  init(_ sheet: SheetElement) {
    self.sheet = sheet
  }

  override func claim(for pan: Pan) -> TouchClaim {
    guard pan.isVertical else { return .possible }
    return sheet.isDraggable && (pan.translation.height > 0 || sheet.canGrow) ? .certain : .failed
  }

  override func began(_ pan: Pan) {
    sheet.graph.motion.stop(sheet, .scroll)
    start = height ?? sheet.restingHeight
  }

  override func moved(_ pan: Pan) { show(sheet.possibleHeight(start - pan.translation.height)) }
  override func ended(_ pan: Pan) { run(to: sheet.rest(near: start - pan.projected.height)) }
  override func cancelled() { run(to: sheet.restingHeight) }

  private func run(to target: CGFloat) {
    guard let height, height != target else { return show(nil) }
    let motion = Deceleration(
      of: sheet, from: CGPoint(x: 0, y: height), to: CGPoint(x: 0, y: target), rate: Deceleration.fastRate
    ) { [weak self] place, isAtRest in
      self?.show(isAtRest ? nil : place.y)
    }
    sheet.graph.motion.start(motion, .scroll)
  }

  private func show(_ height: CGFloat?) {
    guard height != self.height else { return }
    self.height = height
    sheet.setNeedsLayout()
  }
}
