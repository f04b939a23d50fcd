/// The handling of children in `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind { case ignore, contain, combine }

  package let kind: Kind

  /// Children are hidden from assistive technologies; tests find them below the element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Children are kept.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Children are merged into the element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes the view a single accessibility element.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}

struct AccessibilityElementModifier: ElementModifier {
  let behavior: AccessibilityChildBehavior

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let children = builder.children { $0.describe(child) }
    var node = SemanticsNode(role: .other, of: element)
    switch behavior.kind {
    case .ignore:
      node.children = children
      node.reading = .asOne
    case .contain:
      node.children = children
      node.reading = .asContainer
    case .combine: node.combine(children)
    }
    builder.add(node)
  }
}

extension SemanticsNode {
  /// Merges the properties and actions of elements: a single one is copied, several are combined.
  mutating func combine(_ elements: [SemanticsNode]) {
    let nodes = elements.filter { $0.reading != .never }
    let frame = frame
    if let only = nodes.first, nodes.count == 1 { self = only }
    self.frame = frame
    let labels = nodes.flatMap(\.labelsInOrder)
    label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    children = []
    reading = .asOne
    guard nodes.count > 1 else { return }
    role =
      nodes.contains { $0.role == .button }
      ? .button : nodes.allSatisfy { $0.role == .staticText } ? .staticText : .other
    let values = nodes.compactMap(\.value).filter { !$0.isEmpty }
    value = values.isEmpty ? nil : values.joined(separator: ", ")
    identifier = nodes.lazy.compactMap(\.identifier).first
    hint = nodes.lazy.compactMap(\.hint).first
    for node in nodes { traits.formUnion(node.traits) }
    isSelected = nodes.contains(where: \.isSelected)
    isEnabled = nodes.allSatisfy(\.isEnabled)
    details = nodes.flatMap(\.details)
    actions = combinedActions(of: nodes)
  }

  /// The first element's activation is kept; those of others are named after their elements.
  private func combinedActions(of nodes: [SemanticsNode]) -> [SemanticsAction] {
    var actions: [SemanticsAction] = []
    for action in nodes.flatMap({ node in node.actions.map { (node, $0) } }) {
      let (node, action) = action
      if action.kind == .activate, actions.contains(where: { $0.kind == .activate }) {
        actions.append(action.named(.named(node.label ?? "")))
      } else {
        actions.append(action)
      }
    }
    return actions
  }

  /// The labels of this node and its descendants, in reading order.
  package var labelsInOrder: [String] {
    if reading == .never { return [] }
    if reading != .asContainer, let label, !label.isEmpty { return [label] }
    return children.flatMap(\.labelsInOrder)
  }
}
