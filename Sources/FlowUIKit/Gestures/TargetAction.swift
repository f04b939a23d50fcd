import SwiftUI

/// A message and its receiver.
@MainActor
struct TargetAction {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target as AnyObject?
    hasTarget = target != nil
    self.action = action
  }

  /// Whether it is the action with a target and a selector; `nil` stands for any.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  /// Whether the receiver is one that exists, or none was named.
  func isFor(_ target: Any?) -> Bool { target == nil ? !hasTarget : self.target === target as AnyObject? }

  /// The receiver, if one was named and it exists.
  var receiver: AnyObject? { target }

  /// Sends the message; without a receiver, to the first responder that has the method.
  @discardableResult
  func send(from sender: UIResponderOrRecognizer, for event: UIEvent?) -> Bool {
    if hasTarget, target == nil { return false }
    return UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}

/// What sends messages: a control, a gesture recognizer, a bar's item.
typealias UIResponderOrRecognizer = NSObject
