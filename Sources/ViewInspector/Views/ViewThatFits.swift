import SwiftUI

extension ViewType {
  /// Inspects a `ViewThatFits`.
  public struct ViewThatFits: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "ViewThatFits" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ViewThatFits`.
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ViewThatFits`.
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> { try element(index) }
}
