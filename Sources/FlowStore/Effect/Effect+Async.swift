import Combine
import FlowIssueReporting
import Foundation

extension Effect where Failure == Never {
  /// Creates an effect from asynchronous work that sends any number of values.
  ///
  /// Cancelling the effect cancels the task of its work. In a test store the work runs on the thread of the test, and
  /// only while the test performs a step: nothing depends on the speed of the machine.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work.
  ///   - handler: Receives the error that the work throws. Without a handler, an error other than a cancellation is
  ///     reported as a failure at the source location of the effect.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (Send<Output>) async throws -> Void,
    catch handler: (@Sendable (any Error, Send<Output>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TaskPublisher(priority: priority) { send in
      do {
        try await operation(send)
      } catch is CancellationError {
        return
      } catch {
        if let handler { return await handler(error, send) }
        IssueReporter.report(
          """
          The work of an effect threw an error:

          \(indented(describe(error)))

          Handle the error in the work or with `catch:`, and send an action that says so.
          """,
          at: location)
      }
    }.eraseToEffect()
  }

  /// Creates an effect from asynchronous work that returns one value.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work.
  ///   - handler: Converts the error that the work throws to a value. Without a handler, an error other than a
  ///     cancellation is reported as a failure at the source location of the effect.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Output,
    catch handler: (@Sendable (any Error) async -> Output)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Output: Sendable {
    var sendingHandler: (@Sendable (any Error, Send<Output>) async -> Void)?
    if let handler { sendingHandler = { error, send in await send(await handler(error)) } }
    return run(
      priority: priority,
      operation: { send in await send(try await operation()) },
      catch: sendingHandler,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
  }

  /// Creates an effect from asynchronous work that sends nothing.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The work. An error that it throws is ignored.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    TaskPublisher(priority: priority) { _ in try? await work() }.eraseToEffect()
  }

  /// Creates an effect that sends one value.
  ///
  /// - Parameter action: The value.
  public static func send(_ action: Output) -> Self {
    Effect(value: action)
  }
}

/// A publisher whose values come from a task.
struct TaskPublisher<Output>: Publisher {
  typealias Failure = Never

  let priority: TaskPriority?
  let operation: @Sendable (Send<Output>) async -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let context = EffectContext.current
    let (priority, operation) = (priority, operation)
    CallbackPublisher<Output, Never> { subscriber in
      let work: @Sendable () async -> Void = {
        await operation(
          Send { value in
            // Ownership moves to the store; see `Send`.
            nonisolated(unsafe) let value = value
            if context != nil {
              subscriber.send(value)
            } else {
              await MainActor.run { subscriber.send(value) }
            }
          })
        if context != nil {
          subscriber.send(completion: .finished)
        } else {
          await MainActor.run { subscriber.send(completion: .finished) }
        }
      }
      let task = context?.start(priority: priority, work) ?? Task(priority: priority, operation: work)
      return AnyCancellable { task.cancel() }
    }.receive(subscriber: subscriber)
  }
}
