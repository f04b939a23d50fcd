import SwiftUI

extension ViewType {
  /// Inspects an `HStack`.
  public struct HStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "HStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `HStack`.
  public func hStack() throws -> InspectableView<ViewType.HStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `HStack`.
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> { try element(index) }
}

extension InspectableView where View == ViewType.HStack {
  /// The alignment of the children.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The spacing between the children in points, or `nil` for their preferred spacing.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }
}
