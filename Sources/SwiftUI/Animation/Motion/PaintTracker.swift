/// Animates the colors and gradients of shapes, colors, texts and symbols.
@MainActor
final class PaintTracker {
  private var noted: [(element: Element, paint: _ShapePaint)] = []
  private var notedElements: Set<ObjectIdentifier> = []

  /// Records the paint of an element before its value or environment changes.
  func note(_ element: Element) {
    guard element.isPlaced, let paint = element.paint else { return }
    guard notedElements.insert(ObjectIdentifier(element)).inserted else { return }
    noted.append((element, element.shown(paint)))
  }

  /// Starts the motions of changed paints; called when all values have been applied.
  func startMotions(_ motion: MotionSystem) {
    if noted.isEmpty { return }
    let changes = noted
    noted = []
    notedElements = []
    for (element, old) in changes where element.isMounted {
      guard let new = element.paint, new != old else { continue }
      guard let transaction = motion.transactionAnimating(element) else { continue }
      motion.start(FractionMotion(element, from: old, transaction: transaction), .paint)
    }
  }
}

extension Element {
  /// The currently shown paint of an element whose final paint is `paint`.
  func shown(_ paint: _ShapePaint) -> _ShapePaint {
    guard graph.isShowingMotion, let motion = graph.motion.motion(of: self, .paint) as? FractionMotion<_ShapePaint>
    else { return paint }
    return motion.source.mixed(with: paint, by: motion.fraction)
  }
}
