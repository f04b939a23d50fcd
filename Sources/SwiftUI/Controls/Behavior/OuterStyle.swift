/// The styles of the enclosing views that are overridden, outermost first.
private enum OuterStylesKey<K: EnvironmentKey>: EnvironmentKey {
  static var defaultValue: [K.Value] { [] }
}

extension EnvironmentValues {
  /// The style of a kind of control. Setting it keeps the enclosing style, which applies to the controls inside the
  /// style's own body.
  subscript<K: EnvironmentKey>(style key: K.Type) -> K.Value {
    get { self[key] }
    set {
      self[OuterStylesKey<K>.self].append(self[key])
      self[key] = newValue
    }
  }
}

/// Applies the enclosing style to the body of a style, so that a style can modify the appearance of another one.
struct OuterStyle<K: EnvironmentKey>: EnvironmentModifier {
  init(_ key: K.Type) {}

  func modify(_ environment: inout EnvironmentValues) {
    var outer = environment[OuterStylesKey<K>.self]
    guard let style = outer.popLast() else { return }
    environment[OuterStylesKey<K>.self] = outer
    environment[K.self] = style
  }
}
