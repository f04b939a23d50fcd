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

  /// The innermost answer to a fact among the elements that contain this one.
  final func nearest<Fact: ElementFact>(_ fact: Fact.Type) -> Fact.Value? {
    var element = layoutParent
    while let current = element {
      if let answer = current.fact(fact) { return answer }
      element = current.layoutParent
    }
    return nil
  }
}
