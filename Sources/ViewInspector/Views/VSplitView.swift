import SwiftUI

extension ViewType {
  /// Inspects a `VSplitView`.
  public struct VSplitView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "VSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `VSplitView`.
  public func vSplitView() throws -> InspectableView<ViewType.VSplitView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `VSplitView`.
  public func vSplitView(_ index: Int) throws -> InspectableView<ViewType.VSplitView> { try element(index) }
}
