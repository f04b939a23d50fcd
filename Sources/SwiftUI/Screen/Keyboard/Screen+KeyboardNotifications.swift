import Foundation

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
