/// What the asynchronous work of an effect sends its values with.
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

  /// Creates a value from what it does.
  ///
  /// - Parameter send: Delivers a value.
  public init(send: @escaping @Sendable (Action) async -> Void) {
    deliver = send
  }

  /// Sends a value and waits until it was processed. Once the task is cancelled, nothing is sent.
  ///
  /// - Parameter action: The value.
  public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    // The value leaves the task: like everything that an effect sends, it belongs to the store from here on.
    nonisolated(unsafe) let action = action
    await deliver(action)
  }
}
