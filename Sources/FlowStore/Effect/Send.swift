/// Sends the values of an effect's asynchronous work.
///
/// ```swift
/// return .run { send in
///   for await message in socket.messages {
///     await send(.received(message))
///   }
/// }
/// ```
public struct Send<Action>: Sendable {
  private let deliver: @Sendable (Action) async -> Void

  /// Creates a value from a closure.
  ///
  /// - Parameter send: Delivers a value.
  public init(send: @escaping @Sendable (Action) async -> Void) {
    deliver = send
  }

  /// Sends a value and waits until it has been processed. Does nothing if the task is cancelled.
  ///
  /// - Parameter action: The value.
  public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    // The value leaves the task: like all values of an effect, it belongs to the store from here on.
    nonisolated(unsafe) let action = action
    await deliver(action)
  }
}
