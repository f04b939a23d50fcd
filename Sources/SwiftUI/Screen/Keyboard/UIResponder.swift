import Foundation

/// What UIKit calls about the keyboard: the names of its notifications, and what they carry.
///
/// The screen sends them when its keyboard comes or goes. Nothing else of UIKit's responders is here.
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

  /// A `CGRect`: where the keyboard was, in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// A `CGRect`: where the keyboard is going to be, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// A `Double`: how long the keyboard moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// An `Int`: UIKit's curve of the keyboard's motion.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  fileprivate override init() {}
}

extension Screen {
  /// Tells observers that the keyboard has come or gone.
  ///
  /// - Parameters:
  ///   - height: How much of the bottom it covers now, in points; 0 if there is none.
  ///   - oldHeight: How much it covered before.
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
    // As an action of the update, so that what observers write is applied.
    graph.enqueueLateAction {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
    }
  }
}
