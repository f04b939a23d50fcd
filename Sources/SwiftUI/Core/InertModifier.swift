/// A modifier that has no effect on a screen and can be inspected, such as haptic feedback or an option of file dialogs.
struct InertModifier<Value>: EnvironmentModifier {
  /// The name of the modifier's function.
  let name: String

  /// The name of the value in inspections.
  var label = "value"

  let value: Value

  func modify(_ environment: inout EnvironmentValues) {}
}

extension InertModifier: ComposedModifier {
  var composition: Composition { Composition(name).value(label, value) }
}
