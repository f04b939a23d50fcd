/// A shared reference to the most recent value of a view.
///
/// Closures cannot be compared. A control therefore passes its closures on by reference: its content is not evaluated
/// again when only a closure changes, and still calls the most recent one.
final class Latest<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
