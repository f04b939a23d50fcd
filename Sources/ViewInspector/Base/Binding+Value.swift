import SwiftUI

extension Binding {
  /// Creates a binding that stores its own value.
  public init(wrappedValue: Value) {
    let storage = BindingStorage(value: wrappedValue)
    self.init(get: { storage.value }, write: { value, _ in storage.value = value })
  }
}

private final class BindingStorage<Value> {
  var value: Value

  init(value: Value) {
    self.value = value
  }
}
