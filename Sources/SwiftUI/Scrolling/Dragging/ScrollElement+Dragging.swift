extension ScrollElement {
  /// Scrolls to an offset given by a finger or its momentum, which may be beyond the ends of the content.
  func follow(_ place: CGPoint) {
    let possible = geometry.clamped(place, axes: style.axes)
    overrun = CGPoint(x: place.x - possible.x, y: place.y - possible.y)
    move(to: possible, reportsPosition: true)
  }

  /// Decelerates from a velocity to the offset that the scroll target behavior chooses.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the viewport relative to the content, in points per second.
  ///   - start: The offset before the gesture.
  func run(velocity: CGVector, from start: CGPoint) {
    let current = CGPoint(x: offset.x + overrun.x, y: offset.y + overrun.y)
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: style.axes)
    let isLimited = environment.scrollTargetBehavior.properties(context: context).limitsScrolls
    let reach = isLimited ? Deceleration.fastRate : Deceleration.normalRate
    let proposed = geometry.clamped(
      CGPoint(
        x: current.x + Deceleration.distance(at: velocity.dx, rate: reach),
        y: current.y + Deceleration.distance(at: velocity.dy, rate: reach)),
      axes: style.axes)
    let target = geometry.clamped(settled(proposed, velocity: velocity, from: start), axes: style.axes)
    guard current != target else { return enter(.idle) }
    enter(.decelerating, velocity: velocity)
    let rate = overrun == .zero ? reach : Deceleration.fastRate
    let motion = Deceleration(of: self, from: current, to: target, rate: rate) { [unowned self] place, isAtRest in
      follow(place)
      if isAtRest { enter(.idle) }
    }
    graph.motion.start(motion, .scroll)
  }

  private var running: Deceleration? { graph.motion.motion(of: self, .scroll) as? Deceleration }

  /// Stops a deceleration; returns whether there was one.
  @discardableResult
  func stopRunning() -> Bool {
    guard running != nil else { return false }
    graph.motion.stop(self, .scroll)
    return true
  }

  /// Shifts a running deceleration after content turned out longer or shorter than estimated.
  func shiftRunning(by distance: CGPoint) { running?.shift(by: distance) }
}
