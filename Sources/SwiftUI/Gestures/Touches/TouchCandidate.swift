/// A responder that may turn out to be the one that touches are for.
@MainActor
final class TouchCandidate {
  let element: Element
  let responder: any TouchResponder

  /// The fingers that the responder follows, also those that are lifted already.
  var fingers: Set<Int> = []

  /// The fingers that are down.
  var fingersDown: Set<Int> = []

  private(set) var hasWon = false

  /// Whether the touches are not for this responder.
  private(set) var isOut = false

  init(_ responder: any TouchResponder, on element: Element) {
    self.element = element
    self.responder = responder
  }

  var isUndecided: Bool { !hasWon && !isOut }

  /// Whether the responder would do something if it were allowed to.
  var isWishing: Bool { isUndecided && responder.claim.isWish }

  /// Whether the candidate is to be kept although no finger is down.
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
