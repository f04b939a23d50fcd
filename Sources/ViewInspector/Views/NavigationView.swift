import SwiftUI

extension ViewType {
  /// Inspects a `NavigationView`.
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "NavigationView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `NavigationView`.
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `NavigationView`.
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> { try element(index) }
}
