import SwiftUI

extension ViewType {
  /// Inspects a `Grid`.
  public struct Grid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Grid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `Grid` inside.
  public func grid() throws -> InspectableView<ViewType.Grid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `Grid`.
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> { try element(index) }
}

extension InspectableView where View == ViewType.Grid {
  /// Where views stand in their cells.
  public func alignment() throws -> Alignment { try content.value("alignment") }

  /// The distance between columns in points, or `nil` for the standard one.
  public func horizontalSpacing() throws -> CGFloat? { try content.value("horizontalSpacing") }

  /// The distance between rows in points, or `nil` for the standard one.
  public func verticalSpacing() throws -> CGFloat? { try content.value("verticalSpacing") }
}
