/// Describes a navigation bar as one element, named by its title.
struct NavigationBarSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let children = builder.children { $0.describe(child) }
    var node = SemanticsNode(role: .navigationBar, of: element)
    node.label = children.first { $0.traits.contains(.isHeader) }?.label
    node.children = children
    builder.add(node)
  }
}

/// Describes a toolbar at the bottom as one element.
struct ToolbarSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .toolbar, label: "Toolbar", of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}

/// Marks a title as a header.
struct HeaderTrait: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.with({ $0.addedTraits.formUnion(.isHeader) }) { $0.describe(child) }
  }
}
