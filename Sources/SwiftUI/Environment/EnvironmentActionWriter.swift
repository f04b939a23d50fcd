/// A value of the environment that holds closures by reference: content that has the value calls the latest ones.
nonisolated protocol EnvironmentAction {
  /// Takes over the reference of the previous value, and gives it the closures of this one.
  @MainActor mutating func takeOver(from old: Self)
}

/// Sets a value with closures, which stays the same when only the closures change.
struct EnvironmentActionWriter<Value: EnvironmentAction>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value?>
  private(set) var value: Value

  init(keyPath: WritableKeyPath<EnvironmentValues, Value?>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  @MainActor package mutating func takeOver(from old: Self) { value.takeOver(from: old.value) }
}

extension EnvironmentActionWriter: ComposedModifier {
  package var composition: Composition {
    Composition("environment").value("keyPath", keyPath as AnyKeyPath).value("value", Optional(value))
  }
}
