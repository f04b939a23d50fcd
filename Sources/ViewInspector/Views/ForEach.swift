import SwiftUI

extension ViewType {
  /// Inspects a `ForEach`.
  public struct ForEach: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "ForEach" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `ForEach` inside.
  public func forEach() throws -> InspectableView<ViewType.ForEach> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `ForEach`.
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> { try element(index) }
}
