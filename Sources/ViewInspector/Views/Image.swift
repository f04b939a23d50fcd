import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `Image`.
  public struct Image: KnownViewType {
    public static var typePrefix: String { "Image" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `Image` inside.
  public func image() throws -> InspectableView<ViewType.Image> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as an `Image`.
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> { try element(index) }
}

extension InspectableView where View == ViewType.Image {
  /// The image itself.
  public func actualImage() throws -> Image { try Inspector.cast(value: content.view, type: Image.self) }

  /// What names the image: its label, or the name of its source.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    try InspectableView<ViewType.Text>(content.part("label"), parent: self, call: "labelView()")
  }
}

extension Image {
  /// The image as it was made, without what has been changed about it.
  public func rootImage() throws -> Image {
    Image(source: source, label: label, isDecorative: isDecorative, orientation: sourceOrientation)
  }

  /// The name of a symbol, or of a picture of the app's assets.
  public func name() throws -> String {
    switch source {
    case .symbol(let name, _): return name
    case .asset(let image): return image.name
    case .bitmap: throw missing("name")
    }
  }

  /// The image of UIKit that the view was made of.
  public func uiImage() throws -> UIImage {
    guard case .bitmap(let bitmap, let scale) = source, sourceOrientation == nil else {
      throw InspectionError.typeMismatch(factual: provider, expected: "UIImage")
    }
    return UIImage(.bitmap(bitmap), scale: scale)
  }

  /// The image of Core Graphics that the view was made of.
  public func cgImage() throws -> CGImage {
    guard case .bitmap(let bitmap, _) = source, sourceOrientation != nil else { throw missing("image") }
    return CGImage(bitmap)
  }

  /// How an image of Core Graphics is turned.
  public func orientation() throws -> Image.Orientation {
    guard let sourceOrientation else { throw missing("orientation") }
    return sourceOrientation
  }

  /// Pixels per point of an image of Core Graphics.
  public func scale() throws -> CGFloat {
    guard case .bitmap(_, let scale) = source, sourceOrientation != nil else { throw missing("scale") }
    return scale
  }

  private func missing(_ name: String) -> InspectionError { .attributeNotFound(label: name, type: provider) }

  /// What the image was made of, as messages name it.
  private var provider: String {
    guard case .bitmap = source else { return "NamedImageProvider" }
    return sourceOrientation == nil ? "UIImage" : "CGImageProvider"
  }
}
