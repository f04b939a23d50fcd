import SwiftUI

extension ViewType {
  /// Inspects a `VStack`.
  public struct VStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "VStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `VStack`.
  public func vStack() throws -> InspectableView<ViewType.VStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `VStack`.
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> { try element(index) }
}

extension InspectableView where View == ViewType.VStack {
  /// The alignment of the children.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The spacing between the children in points, or `nil` for their preferred spacing.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }
}
