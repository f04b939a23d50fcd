extension Element {
  /// Runs a closure of the app that layout or drawing calls, later than the body that made it.
  ///
  /// The values that it reads - of observed models, and of bindings - belong to this element: when one of them changes,
  /// the element is evaluated, which lays it out again.
  package final func reading<Result>(_ closure: () -> Result) -> Result {
    graph.evaluate(self, keepingReads: true, closure)
  }

  /// Runs a method of a value of the app, such as a layout: one that holds nothing but numbers has nothing to read.
  package final func reading<Value, Result>(from value: Value.Type, _ method: () -> Result) -> Result {
    _isPOD(value) ? method() : reading(method)
  }
}
