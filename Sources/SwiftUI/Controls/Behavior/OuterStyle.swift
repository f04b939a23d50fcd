/// The styles around the one that counts, the outermost first.
private enum OuterStylesKey<K: EnvironmentKey>: EnvironmentKey {
  static var defaultValue: [K.Value] { [] }
}

extension EnvironmentValues {
  /// The style of a kind of control. Setting one keeps the one around it, for what the style itself is made of.
  subscript<K: EnvironmentKey>(style key: K.Type) -> K.Value {
    get { self[key] }
    set {
      self[OuterStylesKey<K>.self].append(self[key])
      self[key] = newValue
    }
  }
}

/// Gives what a style is made of the style around it: so a style can change how a control looks in another one.
struct OuterStyle<K: EnvironmentKey>: EnvironmentModifier {
  init(_ key: K.Type) {}

  func modify(_ environment: inout EnvironmentValues) {
    var outer = environment[OuterStylesKey<K>.self]
    guard let style = outer.popLast() else { return }
    environment[OuterStylesKey<K>.self] = outer
    environment[K.self] = style
  }
}
