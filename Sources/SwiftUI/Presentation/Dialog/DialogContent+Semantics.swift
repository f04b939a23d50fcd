extension [SemanticsNode] {
  /// The content of an alert or a dialog, as the systems of an era describe it: on iOS 26 each button is inside another
  /// one.
  func asDialogContent(in era: InterfaceEra) -> [SemanticsNode] {
    guard era.hasDoubledDialogButtons else { return self }
    return map { node in
      var node = node
      if node.role == .button {
        node.children = [node]
      } else {
        node.children = node.children.asDialogContent(in: era)
      }
      return node
    }
  }
}
