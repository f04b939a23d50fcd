import SwiftUI

extension ViewType {
  /// Inspects a `PasteButton`.
  public struct PasteButton: KnownViewType {
    public static var typePrefix: String { "PasteButton" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `PasteButton`.
  public func pasteButton() throws -> InspectableView<ViewType.PasteButton> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `PasteButton`.
  public func pasteButton(_ index: Int) throws -> InspectableView<ViewType.PasteButton> { try element(index) }
}

extension InspectableView where View == ViewType.PasteButton {
  /// The types of data that the button accepts.
  public func supportedContentTypes() throws -> [UTType] { try content.value("supportedContentTypes") }
}
