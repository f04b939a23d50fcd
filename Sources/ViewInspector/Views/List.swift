import SwiftUI

extension ViewType {
  /// Inspects a `List`.
  public struct List: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "List" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `List`.
  public func list() throws -> InspectableView<ViewType.List> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `List`.
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> { try element(index) }
}

extension InspectableView {
  /// The insets of the view as a row, in points.
  public func listRowInsets() throws -> EdgeInsets { try modifierValue("listRowInsets", "value") }

  /// The background of the view as a row.
  ///
  /// - Parameter index: The number of such backgrounds closer to the view.
  public func listRowBackground(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierView("listRowBackground", index: index)
  }

  /// The tint of the row, and whether it is fixed.
  public func listItemTint() throws -> (color: Color, isFixed: Bool) {
    let tint: ListItemTint = try modifierValue("listItemTint", "tint")
    guard let color = tint.color else { throw modifierNotFound("listItemTint") }
    return (color, tint.isFixed)
  }

  /// The style of the lists inside.
  public func listStyle() throws -> Any { try modifierValue("listStyle", "style") }
}
