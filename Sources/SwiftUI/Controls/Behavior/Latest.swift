/// The newest of the values that a view has been given, for those that were told where to find it.
///
/// Closures cannot be compared. A control hands its own on by reference: what it is made of is not evaluated again for
/// them, and still does what the newest ones do.
final class Latest<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
