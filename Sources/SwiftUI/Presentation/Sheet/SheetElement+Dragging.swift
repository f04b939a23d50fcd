extension SheetElement {
  /// A place where a finger can leave the sheet.
  private struct Rest {
    let height: CGFloat

    /// The height that the sheet stays at; `nil` if it has only one.
    let detent: PresentationDetent?
    var isDismissal = false
  }

  private var detentContext: PresentationDetent.Context {
    SheetMetrics.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
  }

  /// How high the sheet is where it rests, in points above the bottom safe area.
  var restingHeight: CGFloat { options.height(in: detentContext) }

  /// From the lowest to the highest.
  private var rests: [Rest] {
    let context = detentContext
    var rests = options.detents.compactMap { detent in
      detent.height(in: context).map { Rest(height: $0, detent: detent) }
    }
    if rests.isEmpty { rests = [Rest(height: restingHeight, detent: nil)] }
    if !options.isInteractiveDismissDisabled { rests.append(Rest(height: 0, detent: nil, isDismissal: true)) }
    return rests.sorted { $0.height < $1.height }
  }

  /// Whether a finger can move the sheet at all; popovers stay where they are.
  var isDraggable: Bool { !isBubble }

  var canGrow: Bool { rests.contains { $0.height > restingHeight } }

  /// How high a finger makes the sheet that moves it to a height: beyond its places it gives way less and less.
  func possibleHeight(_ wanted: CGFloat) -> CGFloat {
    let heights = rests.map(\.height)
    let possible = min(max(wanted, heights.first ?? restingHeight), heights.last ?? restingHeight)
    return possible + ScrollPan.give(wanted - possible, in: size.height / 4)
  }

  /// The frame of the sheet at a height: above its lowest place it is as high as that, below it only moves.
  func frame(at height: CGFloat, resting frame: CGRect) -> CGRect {
    let lowest = rests.first { !$0.isDismissal }?.height ?? restingHeight
    var frame = frame.offsetBy(dx: 0, dy: restingHeight - height)
    if hasFloor { frame.size.height += max(height, lowest) - restingHeight }
    return frame
  }

  /// Chooses the one of the sheet's heights that is nearest to another, or dismisses the sheet.
  ///
  /// - Parameter wanted: Where a finger has left the sheet, with its momentum, in points above the bottom safe area.
  /// - Returns: The height at which the sheet is to rest.
  func rest(near wanted: CGFloat) -> CGFloat {
    let nearest = rests.min { abs($0.height - wanted) < abs($1.height - wanted) }
    if nearest?.isDismissal == true { environment.dismissTarget?.action() }
    guard let nearest, let detent = nearest.detent else { return restingHeight }
    choose(detent)
    return nearest.height
  }
}
