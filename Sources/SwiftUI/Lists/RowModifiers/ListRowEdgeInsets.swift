import Foundation

/// The insets of a row at single edges, in points; `nil` for those of the list style.
struct ListRowEdgeInsets {
  var lengths: [Edge: CGFloat?] = [:]

  /// Replaces the insets of a row at the edges that have one.
  func apply(to insets: inout EdgeInsets) {
    for case (let edge, let length?) in lengths {
      switch edge {
      case .top: insets.top = length
      case .leading: insets.leading = length
      case .bottom: insets.bottom = length
      case .trailing: insets.trailing = length
      }
    }
  }
}

enum ListRowEdgeInsetsKey: ViewTraitKey { typealias Value = ListRowEdgeInsets }

/// Sets insets of the enclosing row; those of a modifier inside come first.
struct ListRowEdgeInsetsModifier: ElementModifier, ComposedModifier {
  let edges: Edge.Set
  let length: CGFloat?

  package var composition: Composition { Composition("listRowInsets").value("edges", edges).value("length", length) }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    guard key == ListRowEdgeInsetsKey.self else { return child.trait(key) }
    var insets = ListRowEdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets.lengths[edge] = .some(length) }
    let inner = child.trait(ListRowEdgeInsetsKey.self)?.lengths ?? [:]
    insets.lengths.merge(inner) { _, inner in inner }
    return reinterpret(insets, as: Key.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.traitReader?.traitsChanged()
  }
}
