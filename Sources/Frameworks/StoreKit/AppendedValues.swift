import PhoneSimulation

extension AsyncStream where Element: Sendable {
  /// The values that are appended to a list of the phone. The sequence does not end.
  ///
  /// - Parameters:
  ///   - includesEarlier: Whether the values that are there already come first.
  ///   - list: The list.
  static func appended<Value: PhoneValue>(
    includesEarlier: Bool, to list: @escaping @Sendable (Value) -> [Element]
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      let phone = SimulatedPhone.current
      let seen = SeenCount(includesEarlier ? 0 : list(phone[Value.self]).count)
      let passOn: @Sendable () -> Void = {
        let values = list(phone[Value.self])
        for value in values.dropFirst(seen.count) { continuation.yield(value) }
        seen.count = values.count
      }
      let observation = phone.observe(Value.self) { passOn() }
      if includesEarlier { passOn() }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}

/// The number of values that a sequence has passed on.
// @unchecked: used on the main actor only.
private final class SeenCount: @unchecked Sendable {
  var count: Int

  init(_ count: Int) { self.count = count }
}
