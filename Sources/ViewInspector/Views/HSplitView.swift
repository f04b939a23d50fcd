import SwiftUI

extension ViewType {
  /// Inspects a `HSplitView`.
  public struct HSplitView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "HSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `HSplitView` inside.
  public func hSplitView() throws -> InspectableView<ViewType.HSplitView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `HSplitView`.
  public func hSplitView(_ index: Int) throws -> InspectableView<ViewType.HSplitView> { try element(index) }
}
