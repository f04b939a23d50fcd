import Foundation
import SwiftUI

/// A group of changes of layers.
///
/// Properties that are set change at once, without an animation: only animations that are added to layers take time.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private static var transactions: [CATransaction] = []

  private var values: [String: Any] = [:]
  private var completion: (() -> Void)?
  /// The animations that have not ended, and one for the transaction itself.
  private var pending = 1

  /// The innermost transaction whose changes are made.
  static var current: CATransaction? { transactions.last }

  /// Begins a transaction; its values are those of the one around it until they are set.
  open class func begin() {
    let transaction = CATransaction()
    transaction.values = current?.values ?? [:]
    transactions.append(transaction)
  }

  /// Ends the innermost transaction. Its completion block is called once its animations have ended.
  open class func commit() { transactions.popLast()?.release() }

  /// Shows what has changed, which happens with each frame.
  open class func flush() {}

  /// Locks changes, which are made on one thread here.
  open class func lock() {}

  /// Unlocks changes.
  open class func unlock() {}

  /// The duration of animations without one of their own, in seconds: a quarter of a second.
  open class func animationDuration() -> CFTimeInterval { value(forKey: "animationDuration") as? Double ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: "animationDuration") }

  /// The pace of animations without one of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: "animationTimingFunction")
  }

  /// Whether properties change without an animation, as they always do here.
  open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }

  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

  /// What is called when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { current?.completion }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let current else {
      block?()
      return
    }
    current.completion = block
  }

  open class func value(forKey key: String) -> Any? { current?.values[key] }

  open class func setValue(_ anObject: Any?, forKey key: String) { current?.values[key] = anObject }

  /// Notes an animation that the completion block waits for.
  func retainCompletion() { pending += 1 }

  /// Notes that an animation has ended.
  func release() {
    pending -= 1
    guard pending == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
