extension Element {
  /// The storage of the element's modifier, if the modifier is of the given type.
  package final func storage<M: ElementModifier>(of modifier: M.Type) -> M.Storage? {
    (self as? ModifiedElement)?.storageOfModifier(modifier)
  }

  /// Whether closures of the app compute guides of the element.
  final var asksClosuresForGuides: Bool { (self as? ModifiedElement)?.modifiersAskClosuresForGuides ?? false }

  /// The element inside, if this is the element of a modifier.
  final var modifiedElement: Element? { (self as? ModifiedElement)?.child }

  /// The innermost element below all modifiers; its ancestors include those of the declared view.
  package final var innermost: Element {
    var element = self
    while let child = element.modifiedElement { element = child }
    return element
  }

  /// The element around the modifiers of this one.
  final var elementAroundModifiers: Element? {
    var element = layoutParent
    while let current = element as? ModifiedElement { element = current.layoutParent }
    return element
  }
}

extension _ViewNode {
  /// The node of the content, if this is the node of a modifier around one element.
  var contentOfModifier: _ViewNode? { (self as? ModifiedElement)?.contentNode }
}
