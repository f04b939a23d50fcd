/// Tracks one finger for a gesture of the system: scrolling, swiping a row, dragging a sheet.
@MainActor
package class PanResponder: TouchResponder {
  /// The movement of the finger, in the coordinates of the element.
  struct Pan {
    /// The location where the touch began, in points.
    var start: CGPoint

    /// The translation since then, in points.
    var translation: CGSize = .zero

    /// The velocity, in points per second.
    var velocity: CGSize = .zero

    /// The current location, in points.
    var location: CGPoint {
      CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    }
  }

  /// The distance at which the system no longer considers a touch a tap, in points.
  nonisolated static let threshold: CGFloat = 10

  package final private(set) var claim = TouchClaim.possible
  private final var finger: Int?
  private final var pan = Pan(start: .zero)
  private final var track = FingerTrack()
  private final var hasWon = false
  private final var isLifted = false
  private final var startTime = 0.0
  private final var isResting = false

  /// The movement before the gesture began, which does not count towards the translation.
  private final var slack = CGSize.zero

  init() {}

  // MARK: - Requirements of subclasses

  package var precedence: GesturePrecedence { .normal }

  /// The claim on a touch that begins.
  func claim(forTouchAt location: CGPoint) -> TouchClaim { .possible }

  /// The claim on a finger that moves.
  func claim(for pan: Pan) -> TouchClaim { .failed }

  /// The claim on a finger that was lifted before it moved far.
  func claim(forTap pan: Pan) -> TouchClaim { .failed }

  /// Called when the gesture has won the touch.
  func began(_ pan: Pan) {}

  /// Called when the finger has moved.
  func moved(_ pan: Pan) {}

  /// Called when the finger was lifted.
  func ended(_ pan: Pan) {}

  /// Called when the finger was lifted before it moved far.
  func tapped(_ pan: Pan) {}

  /// The duration after which a resting finger triggers `rested`, in seconds; `nil` if it never does.
  var restDuration: Double? { nil }

  /// Called when the finger has rested.
  func rested(_ pan: Pan) {}

  /// Called when a finger that had rested has moved.
  func movedAfterRest(_ pan: Pan) {}

  /// Called when the touch of a finger that had rested was cancelled.
  func cancelledAfterRest() {}

  /// Called when a finger that had rested was lifted.
  func liftedAfterRest(_ pan: Pan) {}

  /// Called when the touch was cancelled during the gesture.
  func cancelled() {}

  // MARK: - Touches

  package final var deadline: Double? {
    guard finger != nil, !isLifted, !hasWon, claim == .possible, let restDuration else { return nil }
    guard hypot(pan.translation.width, pan.translation.height) < Self.threshold else { return nil }
    return startTime + restDuration
  }

  package final func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    isResting = true
    claim = .certain
  }

  package final func handle(_ event: _TouchEvent) {
    if event.phase == .began, finger == nil {
      finger = event.finger
      startTime = event.time
      pan = Pan(start: event.location)
      claim = claim(forTouchAt: event.location)
    }
    guard finger == event.finger, claim != .failed else { return }
    track.add(event.location, at: event.time)
    pan.translation = CGSize(
      width: event.location.x - pan.start.x - slack.width, height: event.location.y - pan.start.y - slack.height)
    pan.velocity = track.velocity(at: event.time)
    if isResting {
      if event.phase == .ended { isLifted = true }
      guard hasWon else { return }
      if isLifted { liftedAfterRest(pan) } else { movedAfterRest(pan) }
      return
    }
    switch event.phase {
    case .began: break
    case .moved:
      if hasWon {
        moved(pan)
      } else if !claim.isWish {
        claim = claim(for: pan)
      }
    case .ended:
      isLifted = true
      if hasWon { ended(pan) } else { claim = claim(forTap: pan) }
    }
  }

  package final func win() {
    hasWon = true
    if isResting { return rested(pan) }
    if isLifted { return tapped(pan) }
    began(pan)
    slack = Self.slack(of: pan.translation)
    pan.translation = CGSize(
      width: pan.translation.width - slack.width, height: pan.translation.height - slack.height)
    moved(pan)
  }

  private static func slack(of translation: CGSize) -> CGSize {
    let distance = hypot(translation.width, translation.height)
    guard distance > 0 else { return .zero }
    let part = min(1, threshold / distance)
    return CGSize(width: translation.width * part, height: translation.height * part)
  }

  package final func cancel() {
    if hasWon, !isLifted {
      if isResting { cancelledAfterRest() } else { cancelled() }
    }
    reset()
  }

  package final func reset() {
    finger = nil
    claim = .possible
    pan = Pan(start: .zero)
    track = FingerTrack()
    slack = .zero
    hasWon = false
    isLifted = false
    isResting = false
  }
}

extension PanResponder.Pan {
  /// Whether the finger has moved far enough and mainly horizontally.
  var isHorizontal: Bool {
    abs(translation.width) >= PanResponder.threshold && abs(translation.width) > abs(translation.height)
  }

  /// Whether the finger has moved far enough and mainly vertically.
  var isVertical: Bool {
    abs(translation.height) >= PanResponder.threshold && abs(translation.height) >= abs(translation.width)
  }

  /// The projected translation a moment later, in points.
  var projected: CGSize {
    CGSize(width: translation.width + velocity.width * 0.2, height: translation.height + velocity.height * 0.2)
  }
}
