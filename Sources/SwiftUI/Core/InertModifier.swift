/// Stores the value of a modifier that has no effect on a screen, such as the name of a preview.
struct InertModifier<Value> {
  let name: String
  let value: Value
}

extension InertModifier: ElementModifier, ComposedModifier {
  static var affectsLayout: Bool { false }

  var composition: Composition { Composition(name).value("value", value) }
}
