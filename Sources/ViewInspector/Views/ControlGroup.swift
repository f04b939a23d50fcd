import SwiftUI

extension ViewType {
  /// Inspects a `ControlGroup`.
  public struct ControlGroup: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "ControlGroup" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ControlGroup`.
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ControlGroup`.
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> { try element(index) }
}

extension InspectableView where View == ViewType.ControlGroup {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }
}
