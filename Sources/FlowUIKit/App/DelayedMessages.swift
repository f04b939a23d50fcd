import Combine
import FlowObjectiveC
import Foundation
import SwiftUI

extension NSObject {
  /// Sends a message after a time of the screen's clock, in seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    assumeMainActor(with: (self, aSelector, anArgument)) { target, selector, argument in
      DelayedMessages.ofScreen.send(selector, argument, to: target, after: delay)
    }
  }

  /// Takes back the messages to an object that were not sent yet.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    assumeMainActor(with: aTarget as AnyObject) { target in DelayedMessages.ofScreen.cancel { $0 === target } }
  }

  /// Takes back the messages with a selector to an object that were not sent yet.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    assumeMainActor(with: (aTarget as AnyObject, aSelector)) { target, selector in
      DelayedMessages.ofScreen.cancel(selector) { $0 === target }
    }
  }
}

/// The messages of a screen's program that are sent later.
@MainActor
private final class DelayedMessages {
  private struct Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
  }

  private var messages: [Int: Message] = [:]
  private var count = 0

  /// Those of the current screen; without one, they are sent all the same, and cannot be taken back.
  static var ofScreen: DelayedMessages {
    guard let graph = CurrentScreen.screen?.graph else { return DelayedMessages() }
    let key = ObjectIdentifier(DelayedMessages.self)
    if let known = graph.attachments[key] as? DelayedMessages { return known }
    let new = DelayedMessages()
    graph.attachments[key] = new
    return new
  }

  func send(_ selector: Selector, _ argument: Any?, to target: NSObject, after delay: TimeInterval) {
    count += 1
    let number = count
    messages[number] = Message(target: target, selector: selector, argument: argument)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      assumeMainActor { self.deliver(number) }
    }
  }

  private func deliver(_ number: Int) {
    guard let message = messages.removeValue(forKey: number) else { return }
    message.target.perform(message.selector, with: message.argument)
  }

  func cancel(_ selector: Selector? = nil, _ isTarget: (AnyObject) -> Bool) {
    messages = messages.filter { _, message in
      !isTarget(message.target) || selector.map { $0 != message.selector } ?? false
    }
  }
}
