import SwiftUI

extension ViewType {
  /// Inspects a `Group`.
  public struct Group: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Group" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Group`.
  public func group() throws -> InspectableView<ViewType.Group> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Group`.
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> { try element(index) }
}
