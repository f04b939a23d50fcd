import Foundation

/// Content that runs on after a finger has let it go: it slows down at an even rate, as on Apple's platforms.
@MainActor
final class ScrollMotion: Motion {
  private unowned let scroll: ScrollElement
  private var start: CGPoint
  private var target: CGPoint
  private let startTime: Double
  private let endTime: Double
  private let rate: Double
  private var hasEnded = false

  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  static let normalRate = 0.998

  /// The same for content that returns from beyond its ends.
  static let returnRate = 0.99

  /// The distance at which the content is at rest, in points.
  private static let precision = 0.5

  init(_ scroll: ScrollElement, from start: CGPoint, to target: CGPoint, rate: Double) {
    self.scroll = scroll
    self.start = start
    self.target = target
    self.rate = rate
    startTime = scroll.graph.clock.now
    let distance = Double(start.distance(to: target))
    endTime = startTime + max(0, log(distance / Self.precision) / -log(rate) / 1_000)
    super.init(scroll)
  }

  /// How far content runs that is let go at a speed, in points.
  ///
  /// - Parameter speed: In points per second.
  static func distance(at speed: CGFloat) -> CGFloat { speed / 1_000 * CGFloat(normalRate / (1 - normalRate)) }

  override var isFinished: Bool { hasEnded }

  override func end(after time: Double) -> Double? { max(time, endTime) }

  override func move(to time: Double) {
    hasEnded = time >= endTime - 1e-9
    if hasEnded { return scroll.follow(target) }
    let rest = CGFloat(pow(rate, (time - startTime) * 1_000))
    scroll.follow(
      CGPoint(x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest))
  }

  /// Moves the whole way: what is scrolled has turned out longer or shorter than estimated.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }
}
