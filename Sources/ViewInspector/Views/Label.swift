import SwiftUI

extension ViewType {
  /// Inspects a `Label`.
  public struct Label: KnownViewType {
    public static var typePrefix: String { "Label" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Label`.
  public func label() throws -> InspectableView<ViewType.Label> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Label`.
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> { try element(index) }
}

extension InspectableView where View == ViewType.Label {
  /// The title.
  public func title() throws -> InspectableView<ViewType.ClassifiedView> { try part("title") }

  /// The icon.
  public func icon() throws -> InspectableView<ViewType.ClassifiedView> { try part("icon") }
}
