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

  private var currentHeight: CGFloat { options.height(in: detentContext) }

  /// From the lowest to the highest.
  private var rests: [Rest] {
    let context = detentContext
    var rests = options.detents.compactMap { detent in
      detent.height(in: context).map { Rest(height: $0, detent: detent) }
    }
    if rests.isEmpty { rests = [Rest(height: currentHeight, detent: nil)] }
    if !options.isInteractiveDismissDisabled { rests.append(Rest(height: 0, detent: nil, isDismissal: true)) }
    return rests.sorted { $0.height < $1.height }
  }

  /// Whether a finger can move the sheet at all; popovers stay where they are.
  var isDraggable: Bool { !isBubble }

  var canGrow: Bool { rests.contains { $0.height > currentHeight } }
  var canShrink: Bool { rests.contains { $0.height < currentHeight } }

  /// Lets the sheet come to rest at the nearest of its heights, or dismisses it.
  ///
  /// - Parameter distance: How far down a finger has moved it, with its momentum, in points.
  func rest(after distance: CGFloat) {
    let wanted = currentHeight - distance
    guard let nearest = rests.min(by: { abs($0.height - wanted) < abs($1.height - wanted) }) else { return }
    if nearest.isDismissal {
      environment.dismissTarget?.action()
    } else if let detent = nearest.detent {
      choose(detent)
    }
  }
}
