import Foundation

/// The names of UIKit's keyboard notifications, and the keys of their values.
///
/// The screen posts them when its keyboard appears or disappears. Other API of UIKit's responders is not implemented.
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

  override init() {}
}

extension Screen {
  /// Notifies observers that the keyboard has appeared or disappeared.
  ///
  /// - Parameters:
  ///   - height: The height that it covers at the bottom, in points; 0 if there is none.
  ///   - oldHeight: The previous height.
  func announceKeyboard(height: CGFloat, oldHeight: CGFloat) {
    let size = UIScreen.main.bounds.size
    func frame(_ height: CGFloat, or last: CGFloat) -> CGRect {
      CGRect(x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : last)
    }
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(oldHeight, or: height),
      UIResponder.keyboardFrameEndUserInfoKey: frame(height, or: oldHeight),
      // Apple's values on a phone.
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
    ]
    let names =
      height > 0
      ? [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ]
      : [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ]
    // As an action of the update, so that the observers' writes are applied.
    graph.enqueueLateAction {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
    }
  }
}
