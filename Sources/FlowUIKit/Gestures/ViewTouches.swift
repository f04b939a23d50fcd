import SwiftUI

/// The touches on a view: its gesture recognizers, and the events that responders receive.
@MainActor
final class ViewTouches: TouchResponder {
  private unowned let view: UIView

  /// The recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []

  /// The touches that the view receives, by finger.
  private var touches: [Int: UITouch] = [:]
  private var event: UIEvent?
  private var isHandled = false
  private var hasWon = false

  init(_ view: UIView) {
    self.view = view
  }

  /// The recognizers that take part in the touches.
  private var enabled: [UIGestureRecognizer] { recognizers.filter(\.isTracking) }

  var claim: TouchClaim {
    var best = TouchClaim.failed
    for recognizer in enabled {
      let claim = recognizer.claim == .certain && isHeldUp(recognizer) ? .waiting : recognizer.claim
      if claim.rank > best.rank { best = claim }
    }
    return best
  }

  var deadline: Double? { enabled.compactMap(\.deadline).min() }

  var hasReacted: Bool { isHandled }

  /// Whether a recognizer waits for another one to fail.
  private func isHeldUp(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.isTracking && other.claim != .failed
        && (recognizer.waits(for: other) || (other.claim == .waiting && !recognizer.isSimultaneous(with: other)))
    }
  }

  // MARK: - Touches

  func handle(_ event: _TouchEvent) {
    if event.phase == .began, touches.isEmpty, !recognizers.contains(where: \.isTracking) { begin(event) }
    for recognizer in recognizers where recognizer.isTracking {
      recognizer.handle(event)
    }
    if hasWon { winLater() }
    tellResponder(event)
  }

  private func begin(_ event: _TouchEvent) {
    isHandled = false
    hasWon = false
    for recognizer in recognizers { recognizer.startTracking(event) }
  }

  func advance(to time: Double) {
    for recognizer in enabled { recognizer.advance(to: time) }
    if hasWon { winLater() }
  }

  func win() {
    hasWon = true
    cancelTouches()
    winLater()
  }

  /// Lets recognizers act that have become certain: the first one, and those that act together with it.
  private func winLater() {
    for recognizer in enabled where recognizer.claim == .certain && !recognizer.hasWon && !isHeldUp(recognizer) {
      let winners = recognizers.filter(\.hasWon)
      guard winners.allSatisfy({ recognizer.isSimultaneous(with: $0) }) else {
        recognizer.fail()
        continue
      }
      recognizer.win()
    }
    for recognizer in enabled where !recognizer.hasWon {
      let winners = recognizers.filter(\.hasWon)
      if !winners.isEmpty, !winners.allSatisfy({ recognizer.isSimultaneous(with: $0) }) { recognizer.fail() }
    }
  }

  func cancel() {
    for recognizer in recognizers { recognizer.cancelTouches() }
    cancelTouches()
  }

  func reset() {
    for recognizer in recognizers { recognizer.endTracking() }
    touches = [:]
    event = nil
  }

  // MARK: - The responder

  private func tellResponder(_ event: _TouchEvent) {
    switch event.phase {
    case .began:
      let root = view.topmost
      guard root.hitTest(root.pointFromScreen(event.globalLocation), with: nil) === view else { return }
      let touch = UITouch()
      touch.receiver = view
      touch.previousScreenLocation = event.globalLocation
      touch.move(to: event, phase: .began)
      touches[event.finger] = touch
      tell([touch]) { $0.touchesBegan($1, with: $2) }
    case .moved:
      guard let touch = touches[event.finger] else { return }
      touch.move(to: event, phase: .moved)
      tell([touch]) { $0.touchesMoved($1, with: $2) }
    case .ended:
      guard let touch = touches.removeValue(forKey: event.finger) else { return }
      touch.move(to: event, phase: .ended)
      tell([touch]) { $0.touchesEnded($1, with: $2) }
    }
  }

  private func tell(_ changed: Set<UITouch>, _ body: (UIView, Set<UITouch>, UIEvent) -> Void) {
    let event = event ?? UIEvent(type: .touches)
    self.event = event
    event.allTouches = Set(touches.values).union(changed)
    event.reachesEndOfChain = false
    body(view, changed, event)
    if !event.reachesEndOfChain { isHandled = true }
  }

  private func cancelTouches() {
    guard !touches.isEmpty, recognizers.isEmpty || recognizers.contains(where: \.cancelsTouchesInView) else { return }
    let cancelled = Set(touches.values)
    for touch in cancelled { touch.phase = .cancelled }
    touches = [:]
    tell(cancelled) { $0.touchesCancelled($1, with: $2) }
  }
}

extension TouchClaim {
  fileprivate var rank: Int {
    switch self {
    case .failed: 0
    case .possible: 1
    case .fallback: 2
    case .early: 3
    case .waiting: 4
    case .certain: 5
    }
  }
}

extension UITouch {
  func move(to event: _TouchEvent, phase: Phase) {
    if phase != .began { previousScreenLocation = screenLocation }
    screenLocation = event.globalLocation
    timestamp = event.time
    self.phase = phase
  }

  /// The view on which the finger went down.
  public var view: UIView? { receiver as? UIView }

  /// The window of that view.
  public var window: UIWindow? { view?.window }

  /// The location in a view, or in the window, in points.
  public func location(in view: UIView?) -> CGPoint { view?.pointInView(ofScreen: screenLocation) ?? screenLocation }

  /// The location before the latest change in a view, or in the window, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.pointInView(ofScreen: previousScreenLocation) ?? previousScreenLocation
  }
}

extension UIEvent {
  /// The touches that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
