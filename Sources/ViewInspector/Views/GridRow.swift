import SwiftUI

extension ViewType {
  /// Inspects a `GridRow`.
  public struct GridRow: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "GridRow" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `GridRow`.
  public func gridRow() throws -> InspectableView<ViewType.GridRow> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `GridRow`.
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> { try element(index) }
}

extension InspectableView where View == ViewType.GridRow {
  /// The vertical alignment of the row, or `nil` for the grid's alignment.
  public func alignment() throws -> VerticalAlignment? { try content.value("alignment") }
}
