/// A responder that may win the touches.
@MainActor
final class TouchCandidate {
  let element: Element
  let responder: any TouchResponder

  /// The fingers that the responder tracks, including lifted ones.
  var fingers: Set<Int> = []

  /// The fingers that are down.
  var fingersDown: Set<Int> = []

  private(set) var hasWon = false

  /// Whether the responder has lost the touches.
  private(set) var isOut = false

  init(_ responder: any TouchResponder, on element: Element) {
    self.element = element
    self.responder = responder
  }

  var isUndecided: Bool { !hasWon && !isOut }

  /// Whether the responder would act if it were allowed to.
  var isWishing: Bool { isUndecided && responder.claim.isWish }

  /// Whether the candidate must be kept although no finger is down.
  var isPending: Bool { !isOut && (responder.claim == .waiting || isWishing) }

  func win() {
    hasWon = true
    responder.win()
  }

  func leave() {
    guard !isOut else { return }
    isOut = true
    responder.cancel()
  }

  func isRival(of other: TouchCandidate) -> Bool { other !== self && !fingers.isDisjoint(with: other.fingers) }
}
