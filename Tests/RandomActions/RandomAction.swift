import SwiftUI

/// An action of a person, the system or the bank while the checkout is on a screen.
///
/// Its position is a fraction of the screen, and its target is an index among the current elements. So
/// every action is valid at any index of a list, and lists can be shortened.
package enum RandomAction: Hashable, Sendable {
  /// A position as fractions of the screen's width and height.
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

  /// As in a UI test: an invisible element is scrolled into view, a covered one is not touched.
  case tapFound(Int)

  /// Actions of assistive technologies.
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

  /// Changes the model of a random view.
  case changeModel(ModelChange, isAnimated: Bool)
  case sendToBackground
  case activate
  case relaunch

  /// Reads all outputs of a screen.
  case look

  /// A key that types no character.
  package enum Key: Hashable, Sendable, CaseIterable {
    case up, down, left, right, escape, tab, enter, delete, space
  }

  /// Environment values of the system.
  package enum Setting: Hashable, Sendable {
    case isDark(Bool)
    case textSize(Int)
    case isRightToLeft(Bool)
    case language(String)

    func apply(to values: inout EnvironmentValues) {
      switch self {
      case .isDark(let isDark): values.colorScheme = isDark ? .dark : .light
      case .textSize(let number): values.dynamicTypeSize = DynamicTypeSize.allCases[number]
      case .isRightToLeft(let isRightToLeft): values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      case .language(let language): values.locale = Locale(identifier: language)
      }
    }
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
