import SwiftUI

extension ViewType {
  /// Inspects a `ShareLink`.
  public struct ShareLink: KnownViewType {
    public static var typePrefix: String { "ShareLink" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ShareLink`.
  public func shareLink() throws -> InspectableView<ViewType.ShareLink> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ShareLink`.
  public func shareLink(_ index: Int) throws -> InspectableView<ViewType.ShareLink> { try element(index) }
}

extension InspectableView where View == ViewType.ShareLink {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The shared item.
  ///
  /// - Throws: `InspectionError` if there are several, or if it is of another type.
  public func item<T>(type: T.Type) throws -> T {
    guard let item = content.composition?.allValues.first(where: { $0.name == "item" }) else {
      throw InspectionError.notSupported("ShareLink has multiple items. Please use items() instead of item(type:)")
    }
    return try Inspector.cast(value: item.value, type: type)
  }

  /// The collection of shared items.
  public func items() throws -> Any { try content.value("items") }

  /// The message.
  public func messageView() throws -> InspectableView<ViewType.Text> { try text("messageView") }

  /// The subject.
  public func subjectView() throws -> InspectableView<ViewType.Text> { try text("subjectView") }

  /// The preview of one of the items.
  ///
  /// - Parameters:
  ///   - element: The item, of the type that the link shares.
  ///   - imageType: The type of the preview's image.
  ///   - iconType: The type of the preview's icon.
  /// - Throws: `InspectionError.attributeNotFound` if there is no preview of these types.
  public func sharePreview<DataElement, PreviewImage, PreviewIcon>(
    for element: DataElement, imageType: PreviewImage.Type, iconType: PreviewIcon.Type
  ) throws -> SharePreview<PreviewImage, PreviewIcon> {
    let preview: (DataElement) -> SharePreview<PreviewImage, PreviewIcon> = try content.value("preview")
    return preview(element)
  }

  private func text(_ role: Composition.Role) throws -> InspectableView<ViewType.Text> {
    try InspectableView<ViewType.Text>(content.part(role), parent: self, call: role.call)
  }
}

extension SharePreview {
  /// The title of the preview.
  @MainActor @preconcurrency
  public func title() throws -> InspectableView<ViewType.Text> { try titleText.inspect().text() }

  /// The image of the preview.
  @MainActor @preconcurrency
  public func image() throws -> Image {
    guard let imageItem else { throw missing("image") }
    return imageItem
  }

  /// The icon of the preview.
  @MainActor @preconcurrency
  public func icon() throws -> Icon {
    guard let iconItem else { throw missing("icon") }
    return iconItem
  }

  @MainActor @preconcurrency
  private func missing(_ name: String) -> InspectionError {
    .attributeNotFound(label: name, type: Inspector.typeName(value: self))
  }
}
