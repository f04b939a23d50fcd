/// Dispatches touches to the elements under them, and determines which responder they belong to.
///
/// A finger belongs to the responders under the point where it goes down, for as long as it is down. Each of them
/// tracks the finger and states its claim. The first to be certain wins, inner responders before outer ones, and the
/// others are cancelled. A responder that waits for a second tap blocks the responders after it.
@MainActor
package final class TouchDispatch {
  /// The responders of all fingers, innermost first.
  private var candidates: [TouchCandidate] = []

  private var outcomes: [Int: TouchOutcome] = [:]
  private var fingerCount = 0

  /// The responders below the pointer, innermost first.
  private var belowPointer: [(element: Element, responder: any TouchResponder)] = []

  package init() {}

  /// The next time at which a responder needs to be advanced, in seconds of the screen's clock.
  ///
  /// Deadlines that have passed have been delivered; the claim of their responders no longer changes.
  package func nextDeadline(after time: Double) -> Double? {
    var next: Double?
    for candidate in candidates where !candidate.isOut {
      guard let deadline = candidate.responder.deadline, deadline > time + Self.tick else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// The resolution of the clock: one nanosecond.
  private static let tick = 1e-9

  /// Returns an identifier for a new finger.
  func newFinger() -> Int {
    fingerCount += 1
    return fingerCount
  }

  /// Returns the outcome of a finger and removes it.
  func takeOutcome(ofFinger finger: Int) -> TouchOutcome {
    outcomes.removeValue(forKey: finger) ?? .missed(nil)
  }

  // MARK: - Events

  /// Dispatches the beginning of a touch.
  func began(_ finger: Int, at location: CGPoint, time: Double, in root: Element?) {
    let hit = root?.hitTest(location)
    outcomes[finger] = .missed(hit)
    join(finger, from: hit)
    tell(finger, .began, at: location, time: time)
  }

  func moved(_ finger: Int, to location: CGPoint, time: Double) {
    tell(finger, .moved, at: location, time: time)
  }

  /// Dispatches the end of a touch.
  func ended(_ finger: Int, at location: CGPoint, time: Double) {
    tell(finger, .ended, at: location, time: time)
    for candidate in candidates { candidate.fingersDown.remove(finger) }
    forgetFinished()
  }

  /// Advances the time.
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

  /// Cancels all touches because the screen shows other content.
  package func cancelAll() {
    for candidate in candidates { candidate.leave() }
    candidates = []
  }

  private func tell(_ finger: Int, _ phase: _TouchEvent.Phase, at location: CGPoint, time: Double) {
    dropUnmounted()
    for candidate in byPrecedence where !candidate.isOut && candidate.fingersDown.contains(finger) {
      // An element that is flattened during a touch has no position any more.
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

  /// Dispatches a movement of the pointer, or its exit from the screen.
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

  /// Adds a finger to the responders of an element and its ancestors.
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
    // A gesture that has begun with other fingers continues without this one.
    if candidate.isOut { return }
    candidate.fingers.insert(finger)
    candidate.fingersDown.insert(finger)
  }

  /// High priorities first, outermost first; then the others, innermost first.
  private var byPrecedence: [TouchCandidate] {
    guard candidates.contains(where: { $0.responder.precedence == .high }) else { return candidates }
    return candidates.reversed().filter { $0.responder.precedence == .high }
      + candidates.filter { $0.responder.precedence != .high }
  }

  /// Cancels the touches of removed views.
  private func dropUnmounted() {
    for candidate in candidates where !candidate.element.isMounted { candidate.leave() }
    candidates.removeAll { !$0.element.isMounted }
  }

  /// Removes responders whose fingers are all lifted and that are not waiting.
  private func forgetFinished() {
    let finished = candidates.filter { $0.fingersDown.isEmpty && !$0.isPending }
    if finished.isEmpty { return }
    candidates.removeAll { candidate in finished.contains { $0 === candidate } }
    for candidate in finished {
      if candidate.responder.hasReacted {
        note(.taken(by: candidate.element), for: candidate.fingers)
      } else if candidate.responder.wasPressed {
        note(.left(candidate.element), for: candidate.fingers)
      }
      if candidate.isUndecided { candidate.leave() }
      candidate.responder.reset()
    }
  }

  /// Notes the outcome for fingers that have none yet.
  private func note(_ outcome: TouchOutcome, for fingers: Set<Int>) {
    for finger in fingers {
      if case .missed? = outcomes[finger] { outcomes[finger] = outcome }
    }
  }

  // MARK: - Decisions

  private func decide() {
    while let winner = nextWinner() {
      winner.win()
      note(winner.responder.isDisabled ? .disabled(winner.element) : .taken(by: winner.element), for: winner.fingers)
      for other in candidates where !other.isOut && other.isRival(of: winner) && !areCompatible(winner, other) {
        other.leave()
      }
    }
    // A finger that is added later does not affect gestures that have begun.
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

  /// Whether another candidate prevents a candidate from winning for now.
  ///
  /// - Parameter isFirst: Whether the other candidate has precedence.
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

  /// Whether two responders may both win: the outer one is simultaneous.
  private func areCompatible(_ one: TouchCandidate, _ other: TouchCandidate) -> Bool {
    for candidate in candidates.reversed() where candidate === one || candidate === other {
      return candidate.responder.precedence == .simultaneous
    }
    return false
  }
}
