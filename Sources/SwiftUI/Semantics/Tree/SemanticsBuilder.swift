/// Collects the semantics tree while elements describe themselves.
@MainActor
package struct SemanticsBuilder {
  package private(set) var nodes: [SemanticsNode] = []

  /// The properties set by modifiers around the current element, outermost first.
  private var properties: SemanticsProperties?

  package init() {}

  package mutating func add(_ node: SemanticsNode) {
    nodes.append(properties?.applied(to: node) ?? node)
  }

  package mutating func describe(_ child: Element) {
    guard child.graph.hasRoomToDescend else { return child.graph.reportTooDeep(at: child) }
    child.describe(into: &self)
  }

  /// Describes an element and returns the added nodes.
  package mutating func describing(_ child: Element) -> ArraySlice<SemanticsNode> {
    let count = nodes.count
    describe(child)
    return nodes[count...]
  }

  /// Removes the last nodes.
  package mutating func remove(last count: Int) {
    nodes.removeLast(count)
  }

  /// The element's frame in the screen's coordinates, in points.
  package func frame(of element: Element) -> CGRect { element.frameOnScreen }

  /// Describes `body` with `change` applied to each of its nodes.
  package mutating func with(
    _ change: (inout SemanticsProperties) -> Void, _ body: (inout SemanticsBuilder) -> Void
  ) {
    let outer = properties
    var changed = outer ?? SemanticsProperties()
    change(&changed)
    properties = changed.isEmpty ? nil : changed
    body(&self)
    properties = outer
  }

  /// Whether the app has set an identifier for the current element.
  package var hasIdentifier: Bool { properties?.identifier != nil }

  /// The nodes that `body` describes, separately.
  package func children(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsNode] {
    var inner = SemanticsBuilder()
    body(&inner)
    return inner.nodesInReadingOrder
  }

  /// The nodes sorted by sort priority, stable.
  package var nodesInReadingOrder: [SemanticsNode] {
    // Counted, since an iterator would copy each node.
    var index = 0
    while index < nodes.count, nodes[index].sortPriority == 0 { index += 1 }
    if index == nodes.count { return nodes }
    return nodes.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }
}

/// The properties that accessibility modifiers set for the elements below them.
package struct SemanticsProperties {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var addedTraits = AccessibilityTraits()
  package var removedTraits = AccessibilityTraits()
  package var isHidden = false
  package var actions: [SemanticsAction] = []
  package var sortPriority: Double?
  package var details: [SemanticsDetail] = []

  package var isEmpty: Bool {
    // Raw values, because comparing option sets is slow in debug builds, and every node does.
    label == nil && value == nil && hint == nil && identifier == nil && addedTraits.rawValue == 0
      && removedTraits.rawValue == 0 && !isHidden && actions.isEmpty && sortPriority == nil && details.isEmpty
  }

  @MainActor
  package func applied(to node: SemanticsNode) -> SemanticsNode {
    var node = node
    node.label = label ?? node.label
    node.value = value ?? node.value
    node.hint = hint ?? node.hint
    if let identifier {
      node.reportReplacedIdentifier(by: identifier)
      node.identify(identifier)
    }
    node.change(adding: addedTraits, removing: removedTraits)
    node.isHidden = node.isHidden || isHidden
    node.actions += actions
    for detail in details { node.details.add(detail) }
    node.sortPriority = sortPriority ?? node.sortPriority
    return node
  }
}
