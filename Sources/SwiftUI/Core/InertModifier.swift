/// What a modifier was given that has no effect on a screen, as the name of a preview.
struct InertModifier<Value> {
  let name: String
  let value: Value
}

extension InertModifier: ElementModifier, ComposedModifier {
  static var affectsLayout: Bool { false }

  var composition: Composition { Composition(name).value("value", value) }
}
