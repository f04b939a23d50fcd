/// Follows one finger for one of the system's own gestures: scrolling, swiping a row, dragging a sheet.
@MainActor
package class PanResponder: TouchResponder {
  /// What the finger has done so far, in the coordinates of the element.
  struct Pan {
    /// Where the finger went down, in points.
    var start: CGPoint

    /// How far it has moved since, in points.
    var translation: CGSize = .zero

    /// How fast it moves, in points per second.
    var velocity: CGSize = .zero

    /// Where the finger is, in points.
    var location: CGPoint {
      CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    }
  }

  /// How far a finger moves before the system takes it for more than a tap, in points.
  nonisolated static let threshold: CGFloat = 10

  package final private(set) var claim = TouchClaim.possible
  private final var finger: Int?
  private final var pan = Pan(start: .zero)
  private final var track = FingerTrack()
  private final var hasWon = false
  private final var isLifted = false
  private final var startTime = 0.0
  private final var isResting = false

  /// How far the finger had to move before it was followed, which is no part of what it moves.
  private final var slack = CGSize.zero

  init() {}

  // MARK: - What kinds of gestures implement

  package var precedence: GesturePrecedence { .normal }

  /// What a finger that goes down means.
  func claim(forTouchAt location: CGPoint) -> TouchClaim { .possible }

  /// What a finger that moves means.
  func claim(for pan: Pan) -> TouchClaim { .failed }

  /// What a finger means that was lifted before it had moved far.
  func claim(forTap pan: Pan) -> TouchClaim { .failed }

  /// The finger is the gesture's own.
  func began(_ pan: Pan) {}

  /// The finger has moved.
  func moved(_ pan: Pan) {}

  /// The finger was lifted.
  func ended(_ pan: Pan) {}

  /// The finger was lifted before it had moved far.
  func tapped(_ pan: Pan) {}

  /// How long a finger has to stay where it is to mean something by that, in seconds; `nil` if it never does.
  var restDuration: Double? { nil }

  /// The finger has stayed where it is.
  func rested(_ pan: Pan) {}

  /// The finger was taken away while the gesture went on.
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
      // What the finger does after it has rested means nothing more.
      if event.phase == .ended { isLifted = true }
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
    if hasWon, !isLifted, !isResting { cancelled() }
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
  /// Whether the finger has moved far enough, and more across than up or down.
  var isHorizontal: Bool {
    abs(translation.width) >= PanResponder.threshold && abs(translation.width) > abs(translation.height)
  }

  /// Whether the finger has moved far enough, and more up or down than across.
  var isVertical: Bool {
    abs(translation.height) >= PanResponder.threshold && abs(translation.height) >= abs(translation.width)
  }

  /// How far the finger would have moved if it had gone on for a moment, in points.
  var projected: CGSize {
    CGSize(width: translation.width + velocity.width * 0.2, height: translation.height + velocity.height * 0.2)
  }
}
