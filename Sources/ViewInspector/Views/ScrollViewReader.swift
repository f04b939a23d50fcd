import SwiftUI

extension ViewType {
  /// Inspects a `ScrollViewReader`.
  public struct ScrollViewReader: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "ScrollViewReader" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ScrollViewReader`.
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ScrollViewReader`.
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> { try element(index) }
}
