import FlowIssueReporting
import Foundation

/// What belongs to one test store while its effects run: where their tasks run, and which step is being run.
///
/// It is a task-local value, so that stores of tests that run side by side do not notice each other. Schedulers and
/// clocks of this module remember the context in which work was handed to them, and restore it for that work.
package final class EffectContext: Sendable {
  /// The context of the code that is running, or nil outside of a test store.
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

  /// The step that is being run, where failures of what it started are reported.
  package var location: FlowSourceLocation? {
    get { step.value }
    set { step.value = newValue }
  }

  /// What belongs to this context, one value of each type.
  ///
  /// - Parameter make: Makes the value where there is none yet.
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
  /// - Returns: The task. Where the system knows no task executors (before macOS 15), it runs on its own.
  package func start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    EffectContext.$current.withValue(self) {
      runner?.start(priority: priority, operation) ?? Task(priority: priority, operation: operation)
    }
  }

  /// Runs the tasks of this context, on this thread, until each of them waits for something.
  package func drain() {
    runner?.drain()
  }
}

/// Runs the tasks of a context.
package protocol EffectRunner: AnyObject, Sendable {
  /// Starts a task.
  func start(priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Runs what is ready.
  func drain()
}
