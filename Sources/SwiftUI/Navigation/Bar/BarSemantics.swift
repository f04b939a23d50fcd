/// Describes a navigation bar as one element, identified by its title.
struct NavigationBarSemantics: ElementModifier {
  let title: Text?

  static var affectsLayout: Bool { false }

  /// The identifiers of bars without a title: the names of Apple's classes.
  private static let stackIdentifier = "_TtGC7SwiftUI32NavigationStackHosting"
  private static let viewIdentifier = "_TtGC7SwiftUI19UIHosting"

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let children = builder.children { $0.describe(child) }
    var node = SemanticsNode(role: .navigationBar, of: element)
    let title = title?.string(in: element) ?? ""
    let untitled = element.environment.isInNavigationView ? Self.viewIdentifier : Self.stackIdentifier
    node.identifier = title.isEmpty ? untitled : title
    node.children = children.map(\.inBar)
    builder.add(node)
  }
}

extension SemanticsNode {
  /// The element in a navigation bar: the button inside that of a menu has no label there, as measured, so that a query
  /// for it finds one.
  fileprivate var inBar: SemanticsNode {
    var node = self
    if role == .button, children.count == 1, children[0].role == .button, children[0].label == label {
      node.children[0].label = nil
    } else {
      node.children = children.map(\.inBar)
    }
    return node
  }
}

extension EnvironmentValues {
  /// Whether the surrounding stack is that of a `NavigationView`, whose bars have other identifiers.
  @Entry var isInNavigationView: Bool = false
}

/// Describes a bottom toolbar as one element.
struct ToolbarSemantics: ElementModifier {
  /// Whether there is a bar, rather than a search field alone.
  var isBar = true

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard isBar else { return builder.describe(child) }
    var node = SemanticsNode(role: .toolbar, label: "Toolbar", of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}

/// Adds the header trait to a title.
struct HeaderTrait: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.with({ $0.addedTraits.formUnion(.isHeader) }) { $0.describe(child) }
  }
}
