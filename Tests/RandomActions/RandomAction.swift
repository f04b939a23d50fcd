import SwiftUI

/// Something that a person, the system or the bank does while the checkout is on a screen.
///
/// Where it happens is a share of the screen, and what it happens to is a number among what is there at the time: so
/// every action means something wherever it stands in a list, and lists can be made shorter.
package enum RandomAction: Hashable, Sendable {
  /// A place as shares of the screen's width and height.
  package struct Place: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  case tap(Place)
  case doubleTap(Place)
  case press(Place, seconds: Double)
  case drag(Place, to: Place, seconds: Double)
  case pinch(Place, from: Double, to: Double, seconds: Double)
  case turn(Place, degrees: Double, seconds: Double)
  case twoFingerTap(Place)

  case tapElement(Int)
  case swipeElement(Int, Edge, seconds: Double)

  /// As a UI test does: an element out of sight is scrolled into view, one that is covered is not touched.
  case tapFound(Int)

  /// What assistive technologies do.
  case act(Int, number: Int)
  case type(String)
  case pressKey(Key, isCommand: Bool)
  case backSwipe
  case pointer(Place?)
  case rotate(Device.Orientation)
  case letTimePass(Double)
  case settle
  case change(Setting)
  case open(String)
  case answer(Bank.Answer)
  case sendToBackground
  case activate
  case relaunch

  /// Reads everything that a screen gives.
  case look

  /// A key that types no character.
  package enum Key: Hashable, Sendable, CaseIterable {
    case up, down, left, right, escape, tab, enter, delete, space
  }

  /// What the system says to all views.
  package enum Setting: Hashable, Sendable {
    case isDark(Bool)
    case textSize(Int)
    case isRightToLeft(Bool)
    case language(String)
  }
}

extension RandomAction.Key {
  @MainActor
  var equivalent: KeyEquivalent {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .escape: .escape
    case .tab: .tab
    case .enter: .return
    case .delete: .delete
    case .space: .space
    }
  }
}
