extension SemanticsNode {
  /// Sets the identifier of the element; the buttons of a stepper have it as a prefix.
  package mutating func identify(_ identifier: String) {
    self.identifier = identifier
    hasOwnIdentifier = true
    guard role == .stepper else { return }
    for index in children.indices where children[index].role == .button {
      children[index].identifier = children[index].label.map { "\(identifier)-\($0)" }
    }
  }

  /// Warns that the identifier of a container replaces the element's own, as it does on Apple's platforms.
  @MainActor
  func reportReplacedIdentifier(by identifier: String) {
    guard hasOwnIdentifier, let old = self.identifier, old != identifier, let element else { return }
    element.graph.report(
      _RuntimeIssue(
        "The identifier “\(identifier)” of a container replaces the identifier “\(old)” of an element inside it "
          + "(\(role)): a query for “\(old)” finds nothing. Put accessibilityElement(children: .contain) before the "
          + "container's accessibilityIdentifier(_:) to keep both.", severity: .warning, at: element))
  }
}
