import SwiftUI

extension UIResponder {
  /// Whether the responder takes a message that is sent along the chain.
  fileprivate func performs(_ action: Selector, from sender: Any?) -> Bool {
    if let view = self as? UIView { return view.canPerformAction(action, withSender: sender) }
    return (self as? UIViewController)?.canPerformAction(action, withSender: sender) ?? true
  }
}

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
    return send(
      action, alongChainOf: UIWindow.current.firstResponder ?? (sender as? UIResponder), from: sender, for: event)
  }

  /// Sends a message to the first responder of a chain that has the method.
  @discardableResult
  func send(_ action: Selector, alongChainOf first: UIResponder?, from sender: Any?, for event: UIEvent?) -> Bool {
    var responder = first
    while let current = responder {
      if current.performs(action, from: sender), action._send(to: current, [sender, event]) != nil { return true }
      responder = current.next
    }
    return false
  }
}
