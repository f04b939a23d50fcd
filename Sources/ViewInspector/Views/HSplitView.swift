import SwiftUI

extension ViewType {
  /// Inspects an `HSplitView`.
  public struct HSplitView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "HSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `HSplitView`.
  public func hSplitView() throws -> InspectableView<ViewType.HSplitView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `HSplitView`.
  public func hSplitView(_ index: Int) throws -> InspectableView<ViewType.HSplitView> { try element(index) }
}
