import FlowFoundation
import Foundation

/// An object that responds to events: an app, a scene, a view, a view controller.
///
/// The screen posts the keyboard notifications when its keyboard appears or disappears. Views and controllers of the
/// module FlowUIKit are responders of the screen's one tree.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// A `CGRect`: the initial frame of the keyboard, in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// A `CGRect`: the final frame of the keyboard, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// A `Double`: the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// An `Int`: UIKit's curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  public override init() {}

  // MARK: - The responder chain

  /// The next responder in the chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { false }

  /// Asks the responder to become the first responder.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { isFirstResponder }

  /// Asks the responder to give up being the first responder.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Shows the views above and in place of the keyboard that the responder has now, if it has the keyboard.
  open func reloadInputViews() {}

  /// The undo manager: that of the next responder with one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Events

  /// Called when fingers went down on the responder. By default the event goes to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers moved that went down on the responder. By default the event goes to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers were lifted that went down on the responder. By default the event goes to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the system has given the touches to a gesture or to scrolling. By default the next responder receives
  /// it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesCancelled(touches, with: event) }
  }

  /// Called when keys of a hardware keyboard are pressed, first with the first responder. By default the event goes to the
  /// next responder. A text gets a key that none of them has handled.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Called when the force of a button changes; keys have none. By default the event goes to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Called when keys are released. By default the event goes to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Called when the system has taken the presses. By default the event goes to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Called when a motion such as a shake begins. By default the event goes to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(event) { $0.motionBegan(motion, with: event) }
  }

  /// Called when a motion such as a shake has ended. By default the event goes to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(event) { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion was interrupted. By default the event goes to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(event) { $0.motionCancelled(motion, with: event) }
  }

  /// Selects all that the responder shows. By default the next responder does.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  private func pass(_ event: UIEvent?, _ tell: (UIResponder) -> Void) {
    if let next { tell(next) } else { event?.reachesEndOfChain = true }
  }
}
