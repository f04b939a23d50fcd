/// The role of an accessibility element in a label / content pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The element is the label.
  case label

  /// The element is the content of the label.
  case content
}

extension View {
  /// Pairs an accessibility element representing a label with the element for the matching content.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    semantics(with: (role, SemanticsLink(namespace: namespace, id: AnyHashable(id)))) { pair, properties, _ in
      properties.details.append(.labeledPair(pair.0, pair.1))
    }
  }

  /// Links multiple accessibility elements so that the user can quickly navigate from one element to another.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    semantics(with: SemanticsLink(namespace: namespace, id: AnyHashable(id))) { link, properties, _ in
      properties.details.append(.linked(link))
    }
  }
}

extension [SemanticsNode] {
  /// The nodes with labels merged into their content, which takes the label; the label is not read separately.
  var withJoinedPairs: [SemanticsNode] {
    var labels: [SemanticsLink: String] = [:]
    collectPairLabels(into: &labels)
    return labels.isEmpty ? self : map { $0.joined(with: labels) }
  }

  private func collectPairLabels(into labels: inout [SemanticsLink: String]) {
    // Counted, since an iterator would copy each node.
    for index in 0..<count {
      if !self[index].details.isEmpty { self[index].collectPairLabels(into: &labels) }
      self[index].children.collectPairLabels(into: &labels)
    }
  }
}

extension SemanticsNode {
  fileprivate func collectPairLabels(into labels: inout [SemanticsLink: String]) {
    for case .labeledPair(.label, let link) in details { labels[link] = label }
  }

  fileprivate func joined(with labels: [SemanticsLink: String]) -> SemanticsNode {
    var node = self
    for case .labeledPair(let role, let link) in details {
      guard let label = labels[link] else { continue }
      if role == .label {
        node.reading = .never
      } else {
        // The previous label of the content becomes its value.
        if node.value?.isEmpty != false { node.value = node.label }
        node.label = label
      }
    }
    node.children = children.map { $0.joined(with: labels) }
    return node
  }
}
