import SwiftUI

extension UIApplication {
  /// The scenes of the app: that of the screen with the latest event.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

  /// The windows of the app.
  public var windows: [UIWindow] { UIWindowScene.current.windows }

  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }

  /// Whether the app may have several scenes.
  public var supportsMultipleScenes: Bool { false }

  /// The direction of the layout.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    CurrentScreen.environment?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - action: The message.
  ///   - target: The receiver; `nil` for the first responder that has the method, from the first one outwards.
  ///   - sender: The first argument.
  ///   - event: The second argument.
  /// - Returns: Whether an object has received the message.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action._send(to: target, [sender, event]) != nil }
    var responder: UIResponder? = UIWindow.current.firstResponder ?? (sender as? UIResponder)
    while let current = responder {
      if action._send(to: current, [sender, event]) != nil { return true }
      responder = current.next
    }
    return false
  }
}
