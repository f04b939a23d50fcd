import SwiftUI

extension ViewType {
  /// Inspects a `NavigationStack`.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "NavigationStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `NavigationStack`.
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `NavigationStack`.
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> { try element(index) }
}
