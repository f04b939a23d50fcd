import Foundation

/// Decelerates content after a touch ends, at a constant rate as on Apple's platforms.
@MainActor
final class Deceleration: Motion {
  private let show: (_ place: CGPoint, _ isAtRest: Bool) -> Void
  private var start: CGPoint
  private var target: CGPoint
  private let startTime: Double
  private let endTime: Double
  private let rate: Double
  private var hasEnded = false

  /// The factor by which the speed decreases per millisecond: `UIScrollView.DecelerationRate.normal`.
  static let normalRate = 0.998

  /// The factor for a faster deceleration, `UIScrollView.DecelerationRate.fast`, used for content that returns from
  /// beyond its ends and for wheels. Its use for wheels is an assumption.
  static let fastRate = 0.99

  /// The remaining distance at which the content is at rest, in points.
  private static let precision = 0.5

  /// - Parameter show: Shows a position; the last one is the target.
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

  /// The distance that content travels when released at a speed, in points.
  ///
  /// - Parameter speed: The speed in points per second.
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

  /// Shifts the whole path after scrolled content turned out longer or shorter than estimated.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }
}
