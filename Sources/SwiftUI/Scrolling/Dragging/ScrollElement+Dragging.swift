extension ScrollElement {
  /// Shows a place as a finger or its momentum has it, also one beyond the ends of the content.
  func follow(_ place: CGPoint) {
    let possible = geometry.clamped(place, axes: style.axes)
    overrun = CGPoint(x: place.x - possible.x, y: place.y - possible.y)
    move(to: possible, reportsPosition: true)
  }

  /// Lets the content run on with a velocity, to where the target behaviour of the scroll view lets a gesture end.
  ///
  /// - Parameters:
  ///   - velocity: Of the window over the content, in points per second.
  ///   - start: Where the window stood before the gesture.
  func run(velocity: CGVector, from start: CGPoint) {
    let current = CGPoint(x: offset.x + overrun.x, y: offset.y + overrun.y)
    let proposed = geometry.clamped(
      CGPoint(
        x: current.x + Deceleration.distance(at: velocity.dx), y: current.y + Deceleration.distance(at: velocity.dy)),
      axes: style.axes)
    let target = geometry.clamped(settled(proposed, velocity: velocity, from: start), axes: style.axes)
    guard current != target else { return enter(.idle) }
    enter(.decelerating, velocity: velocity)
    let rate = overrun == .zero ? Deceleration.normalRate : Deceleration.fastRate
    let motion = Deceleration(of: self, from: current, to: target, rate: rate) { [unowned self] place, isAtRest in
      follow(place)
      if isAtRest { enter(.idle) }
    }
    graph.motion.start(motion, .scroll)
  }

  private var running: Deceleration? { graph.motion.motion(of: self, .scroll) as? Deceleration }

  /// Stops content that runs; returns whether it did.
  @discardableResult
  func stopRunning() -> Bool {
    guard running != nil else { return false }
    graph.motion.stop(self, .scroll)
    return true
  }

  /// Follows content that has turned out longer or shorter than estimated.
  func shiftRunning(by distance: CGPoint) { running?.shift(by: distance) }
}
