/// Lets colours and gradients change gradually: of shapes, colours, texts and symbols.
@MainActor
final class PaintTracker {
  private var noted: [(element: Element, paint: _ShapePaint)] = []
  private var notedElements: Set<ObjectIdentifier> = []

  /// Notes how an element is painted, before its value or its environment changes.
  func note(_ element: Element) {
    guard element.isPlaced, let paint = element.paint else { return }
    guard notedElements.insert(ObjectIdentifier(element)).inserted else { return }
    noted.append((element, element.shown(paint)))
  }

  /// Starts the motions of what is painted in another way than before; called when all values have arrived.
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
  /// What an element is painted with now, on the way to `paint`.
  func shown(_ paint: _ShapePaint) -> _ShapePaint {
    guard graph.isShowingMotion, let motion = graph.motion.motion(of: self, .paint) as? FractionMotion<_ShapePaint>
    else { return paint }
    return motion.source.mixed(with: paint, by: motion.fraction)
  }
}
