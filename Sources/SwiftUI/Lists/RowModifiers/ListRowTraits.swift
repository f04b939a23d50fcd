import Foundation

/// What modifiers say about the row that a view is in.
enum ListRowInsetsKey: ViewTraitKey { typealias Value = EdgeInsets? }
enum ListRowBackgroundKey: ViewTraitKey { typealias Value = AnyView? }
enum ListRowTopSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListRowBottomSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListRowTopSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListRowBottomSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListSectionTopSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListSectionBottomSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListSectionTopSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListSectionBottomSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum DeleteDisabledKey: ViewTraitKey { typealias Value = Bool }
enum MoveDisabledKey: ViewTraitKey { typealias Value = Bool }
enum SelectionDisabledKey: ViewTraitKey { typealias Value = Bool }

/// Says something about the row that a view is in, and has the row look at it again when it changes.
struct ListRowTraitModifier<K: ViewTraitKey>: ElementModifier {
  let value: K.Value

  init(_ key: K.Type, _ value: K.Value) {
    self.value = value
  }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    key == K.self ? reinterpret(value, as: Key.Value.self) : child.trait(key)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.enclosingListRow?.traitsChanged()
  }
}

/// Says something about the row that a view is in, at its top and its bottom edge.
struct ListRowEdgeModifier<Top: ViewTraitKey, Bottom: ViewTraitKey>: ElementModifier where Top.Value == Bottom.Value {
  let edges: VerticalEdge.Set
  let value: Top.Value

  init(_ top: Top.Type, _ bottom: Bottom.Type, _ value: Top.Value, edges: VerticalEdge.Set) {
    self.edges = edges
    self.value = value
  }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    let isMeant = (key == Top.self && edges.contains(.top)) || (key == Bottom.self && edges.contains(.bottom))
    return isMeant ? reinterpret(value, as: Key.Value.self) : child.trait(key)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.enclosingListRow?.traitsChanged()
  }
}

extension Element {
  /// The row of a list that this element is the content of, past the modifiers around it.
  var enclosingListRow: ListRowElement? {
    var element = layoutParent
    while let current = element {
      if let row = current as? ListRowElement { return row }
      guard current is ModifiedElement else { return nil }
      element = current.layoutParent
    }
    return nil
  }
}
