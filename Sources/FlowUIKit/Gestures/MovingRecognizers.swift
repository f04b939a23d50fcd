import SwiftUI

/// Recognizes fingers that are dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var origin: CGPoint?
  private var offset = CGPoint.zero
  private var samples: [(time: Double, location: CGPoint)] = []
  private var last = CGPoint.zero

  override var isContinuous: Bool { true }

  /// The middle of the fingers on the screen.
  private var middle: CGPoint {
    guard !fingers.isEmpty else { return last }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.map(\.globalLocation.x).reduce(0, +) / count, y: fingers.map(\.globalLocation.y).reduce(0, +) / count)
  }

  override func track(_ event: _TouchEvent) {
    if claim == .failed { return }
    let new = middle
    last = new
    samples.append((event.time, new))
    while samples.count > 2, samples[0].time < event.time - 0.1 { samples.removeFirst() }
    switch event.phase {
    case .began:
      if fingers.count > maximumNumberOfTouches { fail() }
      // Another finger moves the middle without a drag.
      let dragged = origin.map { CGPoint(x: last.x - $0.x, y: last.y - $0.y) } ?? .zero
      if origin == nil || !hasWon { origin = new } else if dragged != .zero { offset = .zero }
    case .moved:
      if hasWon { return send(.changed) }
      guard let origin, fingers.count >= minimumNumberOfTouches else { return }
      if new.distance(to: origin) >= GestureMeasures.dragSlop, mayBegin(from: origin, to: new) { recognize() }
    case .ended:
      guard fingers.count <= 1 else { return }
      if hasWon { send(.ended) } else if claim != .certain { fail() }
    }
  }

  /// Whether a movement begins the gesture.
  func mayBegin(from start: CGPoint, to end: CGPoint) -> Bool { true }

  /// The distance that the fingers have been dragged in the coordinates of a view, in points.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    let (from, to) = (
      view?.pointInView(ofScreen: origin) ?? origin, view?.pointInView(ofScreen: last) ?? last
    )
    return CGPoint(x: to.x - from.x + offset.x, y: to.y - from.y + offset.y)
  }

  /// Sets the distance from which the next ones are counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = last
    offset = translation
  }

  /// The velocity of the fingers in the coordinates of a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let end = samples.last, end.time > first.time else { return .zero }
    let (from, to) = (
      view?.pointInView(ofScreen: first.location) ?? first.location,
      view?.pointInView(ofScreen: end.location) ?? end.location
    )
    let time = end.time - first.time
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }

  override open func reset() {
    origin = nil
    offset = .zero
    samples = []
  }
}

/// Recognizes drags that begin at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: UIRectEdge = []

  override func mayBegin(from start: CGPoint, to end: CGPoint) -> Bool {
    let size = UIScreen.main.bounds.size
    return (edges.contains(.left) && start.x <= 20) || (edges.contains(.right) && start.x >= size.width - 20)
      || (edges.contains(.top) && start.y <= 20) || (edges.contains(.bottom) && start.y >= size.height - 20)
  }
}

/// Recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// The distance of a swipe, in points.
  private static let distance: CGFloat = 30

  override func track(_ event: _TouchEvent) {
    guard claim == .possible, let start = starts[event.finger] else { return }
    switch event.phase {
    case .began: break
    case .moved:
      let (x, y) = (
        event.globalLocation.x - start.globalLocation.x, event.globalLocation.y - start.globalLocation.y
      )
      guard max(abs(x), abs(y)) >= Self.distance else { return }
      let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      if direction.contains(moved), fingers.count == numberOfTouchesRequired { recognize() } else { fail() }
    case .ended: fail()
    }
  }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
