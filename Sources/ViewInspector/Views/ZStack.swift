import SwiftUI

extension ViewType {
  /// Inspects a `ZStack`.
  public struct ZStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "ZStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ZStack`.
  public func zStack() throws -> InspectableView<ViewType.ZStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ZStack`.
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> { try element(index) }
}

extension InspectableView where View == ViewType.ZStack {
  /// The alignment of the children.
  public func alignment() throws -> Alignment { try content.value("alignment") }
}
