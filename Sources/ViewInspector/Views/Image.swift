import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `Image`.
  public struct Image: KnownViewType {
    public static var typePrefix: String { "Image" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `Image`.
  public func image() throws -> InspectableView<ViewType.Image> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `Image`.
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> { try element(index) }
}

extension InspectableView where View == ViewType.Image {
  /// The image itself.
  public func actualImage() throws -> Image { try Inspector.cast(value: content.view, type: Image.self) }

  /// The label of the image, or the name of its source.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    try InspectableView<ViewType.Text>(content.part("label"), parent: self, call: "labelView()")
  }
}

extension Image {
  /// The image without its modifiers.
  public func rootImage() throws -> Image {
    Image(source: source, label: label, isDecorative: isDecorative, orientation: sourceOrientation)
  }

  /// The name of a symbol, or of an asset of the app.
  public func name() throws -> String {
    switch source {
    case .symbol(let name, _): return name
    case .asset(let image): return image.name
    case .bitmap: throw missing("name")
    }
  }

  /// The UIKit image of the view.
  public func uiImage() throws -> UIImage {
    guard case .bitmap(let bitmap, let scale) = source, sourceOrientation == nil else {
      throw InspectionError.typeMismatch(factual: provider, expected: "UIImage")
    }
    return UIImage(.bitmap(bitmap), scale: scale)
  }

  /// The Core Graphics image of the view.
  public func cgImage() throws -> CGImage {
    guard case .bitmap(let bitmap, _) = source, sourceOrientation != nil else { throw missing("image") }
    return CGImage(bitmap)
  }

  /// The orientation of a Core Graphics image.
  public func orientation() throws -> Image.Orientation {
    guard let sourceOrientation else { throw missing("orientation") }
    return sourceOrientation
  }

  /// The number of pixels per point of a Core Graphics image.
  public func scale() throws -> CGFloat {
    guard case .bitmap(_, let scale) = source, sourceOrientation != nil else { throw missing("scale") }
    return scale
  }

  private func missing(_ name: String) -> InspectionError { .attributeNotFound(label: name, type: provider) }

  /// The source of the image in messages.
  private var provider: String {
    guard case .bitmap = source else { return "NamedImageProvider" }
    return sourceOrientation == nil ? "UIImage" : "CGImageProvider"
  }
}
