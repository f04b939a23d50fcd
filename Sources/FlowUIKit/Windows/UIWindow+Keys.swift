import SwiftUI

extension UIPress {
  /// The window of the first responder.
  public var window: UIWindow? {
    (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
  }

  /// The recognizers that receive the press: none.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

extension UIResponder {
  /// The commands of the responder with keys of a hardware keyboard.
  fileprivate var ownKeyCommands: [UIKeyCommand] {
    if let view = self as? UIView { return view.keyCommands ?? [] }
    guard let controller = self as? UIViewController else { return [] }
    return (controller.keyCommands ?? []) + controller.addedKeyCommands
  }
}

extension UIKeyCommand {
  fileprivate func matches(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard let input, modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored) else { return false }
    // A sign that needs shift is written with or without it.
    return input.lowercased() == key.charactersIgnoringModifiers || input == key.characters
  }
}

extension UIWindow: KeyResponders {
  package func press(_ event: KeyEvent, afterText isAfterText: Bool) -> Bool {
    let first = firstResponder ?? self
    let press = UIPress(event)
    press.responder = first
    guard let key = press.key else { return false }
    let isText = graph?.focus.focused != nil
    let command = command(of: key, from: first) { isAfterText || !isText || $0.wantsPriorityOverSystemBehavior }
    if let command {
      command.send(from: first)
      return true
    }
    if isAfterText { return false }
    let began = UIPressesEvent([press])
    first.pressesBegan([press], with: began)
    press.phase = .ended
    first.pressesEnded([press], with: UIPressesEvent([press]))
    return !began.reachesEndOfChain
  }

  private func command(
    of key: UIKey, from first: UIResponder, where isEligible: (UIKeyCommand) -> Bool
  ) -> UIKeyCommand? {
    var responder: UIResponder? = first
    while let current = responder {
      if let found = current.ownKeyCommands.first(where: { isEligible($0) && $0.matches(key) }) { return found }
      responder = current.next
    }
    return nil
  }
}
