import SwiftUI

extension ViewType {
  /// Inspects a `List`.
  public struct List: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "List" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `List` inside.
  public func list() throws -> InspectableView<ViewType.List> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `List`.
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> { try element(index) }
}

extension InspectableView {
  /// The room around the content of the row that the view is, in points.
  public func listRowInsets() throws -> EdgeInsets { try modifierValue("listRowInsets", "value") }

  /// The view behind the row that the view is.
  ///
  /// - Parameter index: How many such backgrounds are nearer to the view.
  public func listRowBackground(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierView("listRowBackground", index: index)
  }

  /// The tint of what stands in the row, and whether it holds whatever the system is told.
  public func listItemTint() throws -> (color: Color, isFixed: Bool) {
    let tint: ListItemTint = try modifierValue("listItemTint", "tint")
    guard let color = tint.color else { throw modifierNotFound("listItemTint") }
    return (color, tint.isFixed)
  }

  /// The style of the lists inside.
  public func listStyle() throws -> Any { try modifierValue("listStyle", "style") }
}
