extension [SemanticsNode] {
  /// The content of an alert or a dialog, as the system describes it: each button may be inside another one.
  func asDialogContent(in design: ElementDesign) -> [SemanticsNode] {
    guard design.hasDoubledDialogButtons else { return self }
    return map { node in
      var node = node
      if node.role == .button {
        node.children = [node]
      } else {
        node.children = node.children.asDialogContent(in: design)
      }
      return node
    }
  }
}
