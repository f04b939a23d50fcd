/// An action that waits for the animations of a transaction.
///
/// It is a reference type: all motions started by a transaction share the same completion.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var pending = 0
  private var isDone = false

  /// Enqueues the action, which runs after the update in which it becomes due.
  private var enqueue: ((@escaping () -> Void) -> Void)?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Sets how the action is enqueued; called when the transaction is applied.
  func adopt(_ enqueue: @escaping (@escaping () -> Void) -> Void) {
    if self.enqueue == nil { self.enqueue = enqueue }
  }

  /// Waits for one more motion.
  func wait() { pending += 1 }

  /// Stops waiting for one motion.
  func release() {
    pending -= 1
    finishIfNothingIsLeft()
  }

  /// Runs the action if no motion is pending.
  func finishIfNothingIsLeft() {
    guard pending <= 0, !isDone, let enqueue else { return }
    isDone = true
    enqueue(action)
  }
}

/// The criterion for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// When the animation has logically reached its value, although it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)

  /// When the animation has ended and has been removed.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
