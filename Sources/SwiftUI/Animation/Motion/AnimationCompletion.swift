/// An action that waits for the animations of a transaction.
///
/// Reference type: every motion that a transaction starts holds on to the same completion.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var pending = 0
  private var isDone = false

  /// Runs the action after the update in which it becomes due.
  private var enqueue: ((@escaping () -> Void) -> Void)?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Says how the action is to be run; called when the transaction is applied.
  func adopt(_ enqueue: @escaping (@escaping () -> Void) -> Void) {
    if self.enqueue == nil { self.enqueue = enqueue }
  }

  /// Waits for one more motion.
  func wait() { pending += 1 }

  /// One motion less to wait for.
  func release() {
    pending -= 1
    finishIfNothingIsLeft()
  }

  /// Runs the action if there is nothing to wait for.
  func finishIfNothingIsLeft() {
    guard pending <= 0, !isDone, let enqueue else { return }
    isDone = true
    enqueue(action)
  }
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// When the animation has reached its value, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)

  /// When the animation has ended and been removed.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
