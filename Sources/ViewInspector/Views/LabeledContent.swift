import SwiftUI

extension ViewType {
  /// Inspects a `LabeledContent`.
  public struct LabeledContent: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LabeledContent" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LabeledContent`.
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LabeledContent`.
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> { try element(index) }
}

extension InspectableView where View == ViewType.LabeledContent {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }
}
