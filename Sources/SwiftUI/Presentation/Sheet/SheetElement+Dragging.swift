extension SheetElement {
  /// A height at which a dragged sheet can rest.
  private struct Rest {
    let height: CGFloat

    /// The detent; `nil` if the sheet has only one height.
    let detent: PresentationDetent?
    var isDismissal = false
  }

  private var detentContext: PresentationDetent.Context {
    SheetPlacement.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
  }

  /// The height of the sheet at rest, in points above the bottom safe area.
  var restingHeight: CGFloat { options.height(in: detentContext) }

  /// The heights from lowest to highest; of equal ones, that of the selected detent is the first.
  private var rests: [Rest] {
    let context = detentContext
    var rests = options.detents.compactMap { detent in
      detent.height(in: context).map { Rest(height: $0, detent: detent) }
    }
    if rests.isEmpty { rests = [Rest(height: restingHeight, detent: nil)] }
    if !options.isInteractiveDismissDisabled { rests.append(Rest(height: 0, detent: nil, isDismissal: true)) }
    func rank(_ rest: Rest) -> (CGFloat, Int, Int, CGFloat, String) {
      guard let detent = rest.detent else { return (rest.height, 2, 0, 0, "") }
      let order = detent.order
      return (rest.height, detent == options.selection ? 0 : 1, order.kind, order.value, order.type)
    }
    return rests.sorted { rank($0) < rank($1) }
  }

  /// Whether the sheet can be dragged; popovers cannot.
  var isDraggable: Bool { !isBubble }

  var canGrow: Bool { rests.contains { $0.height > restingHeight } }

  /// The height of the sheet for a dragged height, with increasing resistance beyond its detents.
  func possibleHeight(_ wanted: CGFloat) -> CGFloat {
    let heights = rests.map(\.height)
    let possible = min(max(wanted, heights.first ?? restingHeight), heights.last ?? restingHeight)
    return possible + environment.design.motion.give(wanted - possible, in: size.height / 4)
  }

  /// The frame of the sheet at a height: above its lowest detent its height changes, below it only moves.
  func frame(at height: CGFloat, resting frame: CGRect) -> CGRect {
    let lowest = rests.first { !$0.isDismissal }?.height ?? restingHeight
    var frame = frame.offsetBy(dx: 0, dy: restingHeight - height)
    if hasFloor { frame.size.height += max(height, lowest) - restingHeight }
    return frame
  }

  /// Selects the detent nearest to a height, or dismisses the sheet.
  ///
  /// - Parameter wanted: The height at the end of the drag, including momentum, in points above the bottom safe area.
  /// - Returns: The height at which the sheet comes to rest.
  func rest(near wanted: CGFloat) -> CGFloat {
    let nearest = rests.min { abs($0.height - wanted) < abs($1.height - wanted) }
    if nearest?.isDismissal == true { environment.dismissTarget?.action() }
    guard let nearest, let detent = nearest.detent else { return restingHeight }
    choose(detent)
    return nearest.height
  }
}
