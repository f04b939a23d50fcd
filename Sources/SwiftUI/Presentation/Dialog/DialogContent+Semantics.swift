extension [SemanticsNode] {
  /// What is in an alert or a dialogue, as the systems of an era describe it: iOS 26 has each button in another one.
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
