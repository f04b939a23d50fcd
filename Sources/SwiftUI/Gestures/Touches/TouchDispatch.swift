/// Gives touches to the elements under them, and decides which responder they belong to.
///
/// A finger belongs to the responders under the point where it goes down, for as long as it is down. Each of them
/// follows it and says what it makes of it; the first to be certain wins, those further inside before those around
/// them, and the others are cancelled. A responder that waits for a second tap holds up those after it.
@MainActor
package final class TouchDispatch {
  /// The responders of all fingers, from the inside outwards.
  private var candidates: [TouchCandidate] = []

  private var outcomes: [Int: TouchOutcome] = [:]
  private var fingerCount = 0

  /// What a pointer is above, from the inside outwards.
  private var belowPointer: [(element: Element, responder: any TouchResponder)] = []

  package init() {}

  /// Whether a finger is down.
  package var isTouched: Bool { candidates.contains { !$0.fingersDown.isEmpty } }

  /// When a responder wants to be told the time next, in seconds of the screen's clock.
  ///
  /// A deadline that has passed was told: what a responder makes of it does not change any more.
  package func nextDeadline(after time: Double) -> Double? {
    var next: Double?
    for candidate in candidates where !candidate.isOut {
      guard let deadline = candidate.responder.deadline, deadline > time + Self.tick else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// The clock counts whole nanoseconds.
  private static let tick = 1e-9

  /// A number for a finger that is about to go down.
  func newFinger() -> Int {
    fingerCount += 1
    return fingerCount
  }

  /// What became of a finger, which is then forgotten.
  func takeOutcome(ofFinger finger: Int) -> TouchOutcome {
    outcomes.removeValue(forKey: finger) ?? .missed(nil)
  }

  // MARK: - Events

  /// A finger goes down.
  func began(_ finger: Int, at location: CGPoint, time: Double, in root: Element?) {
    let hit = root?.hitTest(location)
    outcomes[finger] = .missed(hit)
    join(finger, from: hit)
    tell(finger, .began, at: location, time: time)
  }

  func moved(_ finger: Int, to location: CGPoint, time: Double) {
    tell(finger, .moved, at: location, time: time)
  }

  /// A finger is lifted.
  func ended(_ finger: Int, at location: CGPoint, time: Double) {
    tell(finger, .ended, at: location, time: time)
    for candidate in candidates { candidate.fingersDown.remove(finger) }
    forgetFinished()
  }

  /// Time passes.
  package func advance(to time: Double) {
    if candidates.isEmpty { return }
    let time = time + Self.tick
    dropUnmounted()
    for candidate in byPrecedence where !candidate.isOut {
      if let deadline = candidate.responder.deadline, deadline <= time { candidate.responder.advance(to: time) }
    }
    decide()
    forgetFinished()
  }

  /// Takes all touches away from their responders: the screen shows something else.
  package func cancelAll() {
    for candidate in candidates { candidate.leave() }
    candidates = []
  }

  private func tell(_ finger: Int, _ phase: _TouchEvent.Phase, at location: CGPoint, time: Double) {
    dropUnmounted()
    for candidate in byPrecedence where !candidate.isOut && candidate.fingersDown.contains(finger) {
      // An element that is flattened while a finger is on it has no positions any more.
      guard let place = candidate.element.convert(location, from: nil) else {
        candidate.leave()
        continue
      }
      candidate.responder.handle(
        _TouchEvent(
          phase: phase, finger: finger, location: place, globalLocation: location, time: time,
          element: candidate.element))
    }
    decide()
  }

  // MARK: - Pointers

  /// A pointer moves, or leaves the screen.
  func pointerMoved(to location: CGPoint?, in root: Element?) {
    var now: [(element: Element, responder: any TouchResponder)] = []
    var element = location.flatMap { root?.hitTest($0) }
    while let current = element {
      if let responder = current.touchResponder { now.append((current, responder)) }
      element = current.layoutParent
    }
    for (element, responder) in belowPointer
    where element.isMounted && !now.contains(where: { $0.responder === responder }) {
      responder.pointerMoved(to: nil)
    }
    belowPointer = now
    for (_, responder) in now { responder.pointerMoved(to: location) }
  }

  // MARK: - Candidates

  /// Lets everything that takes touches from an element outwards follow a finger.
  private func join(_ finger: Int, from hit: Element?) {
    var position = candidates.startIndex
    var element = hit
    while let current = element {
      if let responder = current.touchResponder {
        if let known = candidates.firstIndex(where: { $0.responder === responder }) {
          position = known + 1
          join(finger, candidates[known])
        } else {
          let new = TouchCandidate(responder, on: current)
          candidates.insert(new, at: position)
          position += 1
          join(finger, new)
        }
      }
      element = current.layoutParent
    }
  }

  private func join(_ finger: Int, _ candidate: TouchCandidate) {
    // What has begun with other fingers goes on without this one.
    if candidate.isOut { return }
    candidate.fingers.insert(finger)
    candidate.fingersDown.insert(finger)
  }

  /// High priorities from the outside, then the rest from the inside.
  private var byPrecedence: [TouchCandidate] {
    guard candidates.contains(where: { $0.responder.precedence == .high }) else { return candidates }
    return candidates.reversed().filter { $0.responder.precedence == .high }
      + candidates.filter { $0.responder.precedence != .high }
  }

  /// Takes the touches away from views that are gone.
  private func dropUnmounted() {
    for candidate in candidates where !candidate.element.isMounted { candidate.leave() }
    candidates.removeAll { !$0.element.isMounted }
  }

  /// Removes responders whose fingers are all lifted, and which wait for nothing more.
  private func forgetFinished() {
    let finished = candidates.filter { $0.fingersDown.isEmpty && !$0.isPending }
    if finished.isEmpty { return }
    candidates.removeAll { candidate in finished.contains { $0 === candidate } }
    for candidate in finished {
      if candidate.responder.hasReacted {
        for finger in candidate.fingers {
          if case .missed = outcomes[finger] { outcomes[finger] = .taken(by: candidate.element) }
        }
      }
      if candidate.isUndecided { candidate.leave() }
      candidate.responder.reset()
    }
  }

  // MARK: - Decisions

  private func decide() {
    while let winner = nextWinner() {
      winner.win()
      for finger in winner.fingers {
        if case .missed? = outcomes[finger] {
          outcomes[finger] = winner.responder.isDisabled ? .disabled(winner.element) : .taken(by: winner.element)
        }
      }
      for other in candidates where !other.isOut && other.isRival(of: winner) && !areCompatible(winner, other) {
        other.leave()
      }
    }
    // A finger that comes later finds what has begun without it.
    for candidate in candidates where candidate.isUndecided {
      let isTooLate = candidates.contains { $0.hasWon && $0.isRival(of: candidate) && !areCompatible($0, candidate) }
      if isTooLate { candidate.leave() }
    }
  }

  private func nextWinner() -> TouchCandidate? {
    let order = byPrecedence
    for (place, candidate) in order.enumerated() where candidate.isWishing {
      let isHeldUp = order.enumerated().contains { otherPlace, other in
        other.isRival(of: candidate) && !other.isOut && !areCompatible(candidate, other)
          && holdsUp(other, candidate, isFirst: otherPlace < place)
      }
      if !isHeldUp { return candidate }
    }
    return nil
  }

  /// Whether a candidate cannot win yet because of another one.
  ///
  /// - Parameter isFirst: Whether the other one has precedence.
  private func holdsUp(_ other: TouchCandidate, _ candidate: TouchCandidate, isFirst: Bool) -> Bool {
    if other.hasWon { return true }
    switch other.responder.claim {
    case .failed: return false
    case .possible: return isFirst && candidate.responder.claim == .early
    case .waiting: return isFirst
    case .fallback: return isFirst && candidate.responder.claim == .fallback
    case .early, .certain: return isFirst || candidate.responder.claim == .fallback
    }
  }

  /// Whether two responders may both win: the outer one is recognised together with those inside.
  private func areCompatible(_ one: TouchCandidate, _ other: TouchCandidate) -> Bool {
    for candidate in candidates.reversed() where candidate === one || candidate === other {
      return candidate.responder.precedence == .simultaneous
    }
    return false
  }
}
