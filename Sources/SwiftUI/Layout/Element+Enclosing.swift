extension Element {
  /// The innermost element of a type that contains this one.
  func enclosing<Container: Element>(_ type: Container.Type) -> Container? {
    var element = layoutParent
    while let current = element {
      if let container = current as? Container { return container }
      element = current.layoutParent
    }
    return nil
  }
}
