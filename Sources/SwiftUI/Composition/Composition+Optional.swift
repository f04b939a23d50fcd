extension Composition {
  /// Adds a view with a role of its own, if there is one.
  package func part(_ role: Role, ifPresent view: (any View)?) -> Composition {
    view.map { part(role, $0) } ?? self
  }

  /// Adds the label of a control, if there is one.
  package func controlLabel(ifPresent view: (any View)?) -> Composition {
    view.map { controlLabel($0) } ?? self
  }

  /// Adds a value under its static type, if there is one.
  package func value<Value>(_ name: String, ifPresent value: Value?) -> Composition {
    value.map { self.value(name, $0) } ?? self
  }
}

extension Composition {
  /// Adds a view of a known kind, which its role names, if there is one.
  package func namedPart(_ role: Role, ifPresent view: (any View)?) -> Composition {
    view.map { namedPart(role, $0) } ?? self
  }
}
