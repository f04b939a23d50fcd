import SwiftUI

extension ViewType {
  /// Inspects a `Section`.
  public struct Section: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "Section" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Section`.
  public func section() throws -> InspectableView<ViewType.Section> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Section`.
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> { try element(index) }
}

extension InspectableView where View == ViewType.Section {
  /// The header.
  public func header() throws -> InspectableView<ViewType.ClassifiedView> { try part("header") }

  /// The footer.
  public func footer() throws -> InspectableView<ViewType.ClassifiedView> { try part("footer") }
}
