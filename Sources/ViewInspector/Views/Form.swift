import SwiftUI

extension ViewType {
  /// Inspects a `Form`.
  public struct Form: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Form" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Form`.
  public func form() throws -> InspectableView<ViewType.Form> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Form`.
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> { try element(index) }
}
