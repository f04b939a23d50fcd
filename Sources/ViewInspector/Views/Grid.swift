import SwiftUI

extension ViewType {
  /// Inspects a `Grid`.
  public struct Grid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Grid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Grid`.
  public func grid() throws -> InspectableView<ViewType.Grid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Grid`.
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> { try element(index) }
}

extension InspectableView where View == ViewType.Grid {
  /// The alignment of views in their cells.
  public func alignment() throws -> Alignment { try content.value("alignment") }

  /// The spacing between columns in points, or `nil` for the default.
  public func horizontalSpacing() throws -> CGFloat? { try content.value("horizontalSpacing") }

  /// The spacing between rows in points, or `nil` for the default.
  public func verticalSpacing() throws -> CGFloat? { try content.value("verticalSpacing") }
}
