import SwiftUI

extension ViewType {
  /// Inspects a `GroupBox`.
  public struct GroupBox: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "GroupBox" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `GroupBox`.
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `GroupBox`.
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> { try element(index) }
}

extension InspectableView where View == ViewType.GroupBox {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }
}
