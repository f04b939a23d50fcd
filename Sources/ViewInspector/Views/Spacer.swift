import SwiftUI

extension ViewType {
  /// Inspects a `Spacer`.
  public struct Spacer: KnownViewType {
    public static var typePrefix: String { "Spacer" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Spacer`.
  public func spacer() throws -> InspectableView<ViewType.Spacer> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Spacer`.
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> { try element(index) }
}

extension InspectableView where View == ViewType.Spacer {
  /// The minimum length in points, or `nil` for the default spacing.
  public func minLength() throws -> CGFloat? { try content.value("minLength") }
}
