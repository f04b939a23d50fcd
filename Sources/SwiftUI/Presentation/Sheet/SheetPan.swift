/// Drags a sheet: down to dismiss it, up and down between its heights.
///
/// The sheet follows the finger, less and less beyond its highest and lowest place. When it is let go, it runs to where it
/// rests.
@MainActor
final class SheetPan: PanResponder {
  private unowned let sheet: SheetElement

  /// How high the sheet is shown on its way, in points above the bottom safe area; `nil` at rest.
  private(set) var height: CGFloat?

  /// The height at which the finger took the sheet.
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
