import FlowUIKit
import Foundation
import SwiftUI

/// The direction of a transition.
public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left
}

/// How a scene replaces another one: at once here, with a warning.
open class SKTransition: NSObject {
  private let kind: String
  let duration: TimeInterval

  /// Whether the scenes stand still meanwhile.
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  private init(_ kind: String, _ duration: TimeInterval) {
    self.kind = kind
    self.duration = duration
  }

  /// Warns that nothing is seen of the transition.
  func warn() {
    if duration > 0 { report(.missing("SKTransition.\(kind)", "the new scene is shown at once.")) }
  }

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition("crossFade", sec) }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition("fade", sec) }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition("fade", sec) }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition("doorway", sec) }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition("flipHorizontal", sec) }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition("flipVertical", sec) }

  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition("doorsOpenHorizontal", sec)
  }

  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition("doorsOpenVertical", sec)
  }

  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition("doorsCloseHorizontal", sec)
  }

  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition("doorsCloseVertical", sec)
  }

  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition("moveIn", sec)
  }

  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition("push", sec)
  }

  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition("reveal", sec)
  }
}
