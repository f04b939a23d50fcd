import SwiftUI

extension ViewType {
  /// Inspects a `AnyView`.
  public struct AnyView: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "AnyView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `AnyView` inside.
  public func anyView() throws -> InspectableView<ViewType.AnyView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `AnyView`.
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> { try element(index) }
}
