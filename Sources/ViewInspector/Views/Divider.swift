import SwiftUI

extension ViewType {
  /// Inspects a `Divider`.
  public struct Divider: KnownViewType {
    public static var typePrefix: String { "Divider" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Divider`.
  public func divider() throws -> InspectableView<ViewType.Divider> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Divider`.
  public func divider(_ index: Int) throws -> InspectableView<ViewType.Divider> { try element(index) }
}
