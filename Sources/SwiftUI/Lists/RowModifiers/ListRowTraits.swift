import Foundation

/// A trait of the enclosing list row.
@MainActor
protocol ListRowTraitKey: ViewTraitKey {
  /// The composition of a modifier that sets the trait.
  static func composition(of value: Value) -> Composition
}

extension ListRowTraitKey {
  static func composition(of value: Value) -> Composition { Composition(modifierName).value("value", value) }
}

/// The insets that modifiers set for the enclosing row.
enum ListRowInsetsKey: ListRowTraitKey {
  typealias Value = EdgeInsets?

  static var modifierName: String { "listRowInsets" }
}

enum ListRowBackgroundKey: ListRowTraitKey {
  typealias Value = AnyView?

  static var modifierName: String { "listRowBackground" }

  static func composition(of value: AnyView?) -> Composition {
    let composition = Composition(modifierName)
    guard let value else { return composition }
    return composition.part("content", value.storage.view)
  }
}

enum ListRowTopSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListRowBottomSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListRowTopSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListRowBottomSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListSectionTopSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListSectionBottomSeparatorKey: ViewTraitKey { typealias Value = Visibility }
enum ListSectionTopSeparatorTintKey: ViewTraitKey { typealias Value = Color? }
enum ListSectionBottomSeparatorTintKey: ViewTraitKey { typealias Value = Color? }

enum DeleteDisabledKey: ListRowTraitKey {
  typealias Value = Bool

  static var modifierName: String { "deleteDisabled" }
}

enum MoveDisabledKey: ListRowTraitKey {
  typealias Value = Bool

  static var modifierName: String { "moveDisabled" }
}

enum SelectionDisabledKey: ListRowTraitKey {
  typealias Value = Bool

  static var modifierName: String { "selectionDisabled" }
}

/// Sets a trait of the enclosing row, unless a modifier inside sets its own, and notifies the row when the value changes.
struct ListRowTraitModifier<K: ListRowTraitKey>: ElementModifier, ComposedModifier {
  let value: K.Value

  package var composition: Composition { K.composition(of: value) }

  init(_ key: K.Type, _ value: K.Value) {
    self.value = value
  }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    child.trait(key) ?? (key == K.self ? reinterpret(value, as: Key.Value.self) : nil)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.traitReader?.traitsChanged()
  }
}

/// Sets a trait of the enclosing row at its top and bottom edges, unless a modifier inside sets its own.
struct ListRowEdgeModifier<Top: ViewTraitKey, Bottom: ViewTraitKey>: ElementModifier where Top.Value == Bottom.Value {
  let edges: VerticalEdge.Set
  let value: Top.Value

  init(_ top: Top.Type, _ bottom: Bottom.Type, _ value: Top.Value, edges: VerticalEdge.Set) {
    self.edges = edges
    self.value = value
  }

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    if let inner = child.trait(key) { return inner }
    let isMeant = (key == Top.self && edges.contains(.top)) || (key == Bottom.self && edges.contains(.bottom))
    return isMeant ? reinterpret(value, as: Key.Value.self) : nil
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.traitReader?.traitsChanged()
  }
}

extension Element {
  /// The list row whose content is this element, ignoring the modifiers in between.
  var enclosingListRow: ListRowElement? {
    elementAroundModifiers as? ListRowElement
  }
}
