/// A value that is read when content is made from it.
///
/// Packages that wrap content read a property of their own value with a key path, and pass it on.
nonisolated public struct _GraphValue<Value>: @unchecked Sendable {
  // Values are made and read on the main actor only.
  let value: Value

  init(_ value: Value) { self.value = value }

  /// The value of a property.
  public subscript<Member>(keyPath: KeyPath<Value, Member>) -> _GraphValue<Member> {
    _GraphValue<Member>(value[keyPath: keyPath])
  }
}
