import FlowIssueReporting
import Foundation
import Locking

/// The context of a test store while its effects run: where their tasks run, and the current step.
///
/// It is a task-local value, so that stores of concurrent tests are independent. The schedulers and clocks of this
/// module store the context of scheduled work, and restore it for that work.
package final class EffectContext: Sendable {
  /// The context of the running code, or `nil` outside a test store.
  @TaskLocal package static var current: EffectContext?

  private let runner: (any EffectRunner)?
  private let step = Locked<FlowSourceLocation?>(nil)
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  /// Creates a context.
  ///
  /// - Parameter wake: Called on any thread when a task becomes ready to run.
  package init(wake: @escaping @Sendable () -> Void = {}) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      runner = ManualExecutor(wake: wake)
    } else {
      runner = nil
    }
  }

  /// The current step, where failures of the work that it started are reported.
  package var location: FlowSourceLocation? {
    get { step.value }
    set { step.value = newValue }
  }

  /// The value of a type that belongs to this context.
  ///
  /// - Parameter make: Creates the value if there is none yet.
  package func value<Value: Sendable>(_ make: () -> Value) -> Value {
    values.withLock { values in
      let key = ObjectIdentifier(Value.self)
      if let value = values[key] as? Value { return value }
      let value = make()
      values[key] = value
      return value
    }
  }

  /// Starts a task in this context.
  ///
  /// - Returns: The task. On systems without task executors (before macOS 15), it is an ordinary task.
  package func start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    EffectContext.$current.withValue(self) {
      runner?.start(priority: priority, operation) ?? Task(priority: priority, operation: operation)
    }
  }

  /// Runs the tasks of this context, on this thread, until each is suspended.
  package func drain() {
    runner?.drain()
  }
}

/// Runs the tasks of a context.
package protocol EffectRunner: AnyObject, Sendable {
  /// Starts a task.
  func start(priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Runs the tasks that are ready.
  func drain()
}
