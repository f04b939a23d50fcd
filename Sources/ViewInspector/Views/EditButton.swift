import SwiftUI

extension ViewType {
  /// Inspects an `EditButton`.
  public struct EditButton: KnownViewType {
    public static var typePrefix: String { "EditButton" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `EditButton`.
  public func editButton() throws -> InspectableView<ViewType.EditButton> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `EditButton`.
  public func editButton(_ index: Int) throws -> InspectableView<ViewType.EditButton> { try element(index) }
}

extension InspectableView where View == ViewType.EditButton {
  /// The edit mode that the button changes, if there is one.
  public func editMode() throws -> Binding<EditMode>? { content.medium.place.environment.editMode }
}
