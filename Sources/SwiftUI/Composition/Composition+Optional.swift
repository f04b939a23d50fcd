extension Composition {
  /// Adds a view with a role, if the view exists.
  package func part(_ role: Role, ifPresent view: (any View)?) -> Composition {
    view.map { part(role, $0) } ?? self
  }

  /// Adds the label of a control, if it exists.
  package func controlLabel(ifPresent view: (any View)?) -> Composition {
    view.map { controlLabel($0) } ?? self
  }

  /// Adds a value with its static type, if it exists.
  package func value<Value>(_ name: String, ifPresent value: Value?) -> Composition {
    value.map { self.value(name, $0) } ?? self
  }
}

extension Composition {
  /// Adds a view of a kind that its role names, if the view exists.
  package func namedPart(_ role: Role, ifPresent view: (any View)?) -> Composition {
    view.map { namedPart(role, $0) } ?? self
  }
}
