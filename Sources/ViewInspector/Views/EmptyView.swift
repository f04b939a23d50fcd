import SwiftUI

extension ViewType {
  /// Inspects an `EmptyView`.
  public struct EmptyView: KnownViewType {
    public static var typePrefix: String { "EmptyView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `EmptyView`.
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `EmptyView`.
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> { try element(index) }
}
