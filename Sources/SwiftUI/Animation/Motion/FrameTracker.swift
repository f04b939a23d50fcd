/// A motion of an element's position and size.
@MainActor
final class FrameMotion: VectorMotion<FrameVector> {
  /// The element's frame from layout, relative to its geometry group.
  fileprivate(set) var model: CGRect

  init(_ element: Element, from start: CGRect, to end: CGRect, transaction: Transaction) {
    model = end
    super.init(element, from: FrameVector(start), to: FrameVector(end), transaction: transaction)
  }

  /// The shown frame.
  var shown: CGRect { value.frame }

  /// The displacement of the shown position from the layout position.
  var displacement: CGPoint {
    let shown = shown
    return CGPoint(x: shown.minX - model.minX, y: shown.minY - model.minY)
  }
}

/// Determines which elements an animated update has moved.
///
/// As on Apple's platforms, each view moves independently from its old to its new position in the window: new views
/// inside a moving view are at their position immediately, unless they are inside a `geometryGroup()`.
@MainActor
final class FrameTracker {
  private var before: [ObjectIdentifier: CGRect] = [:]
  private var isTracking = false

  /// The layout whose frames are known.
  private var layoutCount: UInt = 0

  /// The motions by element.
  private(set) var motions: [ObjectIdentifier: FrameMotion] = [:]

  func motion(of element: Element) -> FrameMotion? {
    motions.isEmpty ? nil : motions[ObjectIdentifier(element)]
  }

  /// The previous frame of an element that existed before the layout pass of this update.
  func frameBefore(_ element: Element) -> CGRect? { before[ObjectIdentifier(element)] }

  func removeAll() {
    motions = [:]
    before = [:]
  }

  // MARK: - Around a layout

  /// Records the frames of all elements that may be moved with an animation.
  func willLayout(_ motion: MotionSystem) {
    guard motion.graph.layout.needsLayout else { return }
    let roots = roots(motion)
    isTracking = !roots.isEmpty
    for root in roots {
      visit(root, from: origin(ofParentOf: root)) { element, frame in before[ObjectIdentifier(element)] = frame }
    }
  }

  /// Starts the motions of all moved elements.
  func didLayout(_ motion: MotionSystem) {
    // Most frames of an animation are without a layout.
    guard motion.graph.layout.count != layoutCount else { return }
    layoutCount = motion.graph.layout.count
    if !motions.isEmpty { forgetFinished() }
    var visited: Set<ObjectIdentifier> = []
    if isTracking {
      for root in roots(motion) {
        visit(root, from: origin(ofParentOf: root)) { element, frame in
          guard visited.insert(ObjectIdentifier(element)).inserted else { return }
          update(element, to: frame, motion)
        }
      }
    }
    for (key, running) in motions where !visited.contains(key) {
      guard let element = running.node as? Element else { continue }
      move(running, to: CGRect(origin: origin(of: element), size: element.size))
    }
    before = [:]
    isTracking = false
  }

  /// Removes finished motions.
  func forgetFinished() {
    motions = motions.filter { !$0.value.isFinished && $0.value.node.isMounted }
  }

  /// The elements that may contain animated elements.
  private func roots(_ motion: MotionSystem) -> [Element] {
    if motion.graph.transaction.ifAnimating != nil { return motion.graph.root?.element(at: 0).map { [$0] } ?? [] }
    return motion.animatingScopes.flatMap { ElementOutline(of: $0).realized.map(\.element) }
      .filter { $0.isPlaced && $0.isMounted && $0.layoutParent != nil }
  }

  private func update(_ element: Element, to frame: CGRect, _ motion: MotionSystem) {
    let running = self.motion(of: element)
    guard let old = running?.model ?? before[ObjectIdentifier(element)], old != frame else { return }
    guard let transaction = motion.transactionAnimating(element) else {
      if let running { move(running, to: frame) }
      return
    }
    if let running {
      running.model = frame
      running.retarget(to: FrameVector(frame), transaction: transaction)
    } else {
      let new = FrameMotion(element, from: old, to: frame, transaction: transaction)
      motions[ObjectIdentifier(element)] = new
      motion.start(new, .frame)
    }
  }

  private func move(_ running: FrameMotion, to frame: CGRect) {
    if running.model == frame { return }
    running.shift(by: FrameVector(frame) - FrameVector(running.model))
    running.model = frame
  }

  // MARK: - Places

  private func visit(_ element: Element, from origin: CGPoint, _ body: (Element, CGRect) -> Void) {
    guard element.isPlaced else { return }
    let place = CGPoint(x: origin.x + element.origin.x, y: origin.y + element.origin.y)
    body(element, CGRect(origin: place, size: element.size))
    let inner = element.isGeometryGroup ? .zero : place
    element.forEachLayoutChild { visit($0, from: inner, body) }
    for view in element.graph.motion.leaving.views(of: element) {
      for top in view.tops { visit(top, from: inner, body) }
    }
  }

  /// The position of an element relative to its geometry group, ignoring transforms.
  func origin(of element: Element) -> CGPoint {
    let outer = origin(ofParentOf: element)
    return CGPoint(x: outer.x + element.origin.x, y: outer.y + element.origin.y)
  }

  private func origin(ofParentOf element: Element) -> CGPoint {
    var origin = CGPoint.zero
    var parent = element.layoutParent
    while let current = parent, !current.isGeometryGroup {
      origin = CGPoint(x: origin.x + current.origin.x, y: origin.y + current.origin.y)
      parent = current.layoutParent
    }
    return origin
  }
}

extension Element {
  /// The displacement of the shown position from the element's position.
  var displacement: CGPoint { graph.motion.frames.motion(of: self)?.displacement ?? .zero }

  /// The displacement that applies to children without their own displacement.
  var displacementForChildren: CGPoint { isGeometryGroup ? .zero : displacement }

  /// The shown size of the element.
  var animatedSize: CGSize { graph.motion.frames.motion(of: self)?.shown.size ?? size }

  /// The transform from the element's points to an ancestor or the screen, as currently shown.
  func shownTransform(to ancestor: Element?) -> PointTransform {
    var transform = PointTransform.identity
    var element = self
    while element !== ancestor {
      guard let parent = element.layoutParent else { return transform.concatenating(.translation(element.origin)) }
      let (own, outer) = (element.displacement, parent.displacementForChildren)
      transform = transform.concatenating(.translation(x: own.x - outer.x, y: own.y - outer.y))
      let laidOut = parent.swapSize(parent.animatedSize)
      transform = transform.concatenating(parent.transformFromChild(element))
      parent.swapSize(laidOut)
      element = parent
    }
    return transform
  }
}
