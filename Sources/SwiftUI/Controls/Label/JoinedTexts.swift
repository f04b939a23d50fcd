/// Describes views that are texts as one text, as in `Email, ann@example.com`.
///
/// A text with its own identifier stays an element, and so does everything beside it.
struct JoinedTexts: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let nodes = builder.children { $0.describe(child) }
    guard nodes.count > 1, nodes.allSatisfy(\.isPlainText) else { return nodes.forEach { builder.add($0) } }
    var node = SemanticsNode(role: .staticText, of: element)
    node.combine(nodes)
    builder.add(node)
  }
}

extension SemanticsNode {
  fileprivate var isPlainText: Bool {
    role == .staticText && actions.isEmpty && children.isEmpty && !hasOwnIdentifier && !isHidden
  }
}
