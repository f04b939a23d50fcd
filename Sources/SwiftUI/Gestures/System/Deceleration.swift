import Foundation

/// What runs on after a finger has let it go: it slows down at an even rate, as on Apple's platforms.
@MainActor
final class Deceleration: Motion {
  private let show: (_ place: CGPoint, _ isAtRest: Bool) -> Void
  private var start: CGPoint
  private var target: CGPoint
  private let startTime: Double
  private let endTime: Double
  private let rate: Double
  private var hasEnded = false

  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  static let normalRate = 0.998

  /// The same for what comes to rest sooner, `UIScrollView.DecelerationRate.fast`: content that returns from beyond its
  /// ends, and wheels. That wheels do is an assumption.
  static let fastRate = 0.99

  /// The distance at which it is at rest, in points.
  private static let precision = 0.5

  /// - Parameter show: Shows a place; the last one is the target.
  init(
    of element: Element, from start: CGPoint, to target: CGPoint, rate: Double,
    show: @escaping (_ place: CGPoint, _ isAtRest: Bool) -> Void
  ) {
    self.start = start
    self.target = target
    self.rate = rate
    self.show = show
    startTime = element.graph.clock.now
    let distance = Double(start.distance(to: target))
    endTime = startTime + max(0, log(distance / Self.precision) / -log(rate) / 1_000)
    super.init(element)
  }

  /// How far something runs that is let go at a speed, in points.
  ///
  /// - Parameter speed: In points per second.
  static func distance(at speed: CGFloat, rate: Double = normalRate) -> CGFloat {
    speed / 1_000 * CGFloat(rate / (1 - rate))
  }

  override var isFinished: Bool { hasEnded }

  override func end(after time: Double) -> Double? { max(time, endTime) }

  override func move(to time: Double) {
    if hasEnded { return }
    hasEnded = time >= endTime - 1e-9
    if hasEnded { return show(target, true) }
    let rest = CGFloat(pow(rate, (time - startTime) * 1_000))
    show(CGPoint(x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest), false)
  }

  /// Moves the whole way: what is scrolled has turned out longer or shorter than estimated.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }
}
