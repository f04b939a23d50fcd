import SwiftUI

extension ViewType {
  /// Inspects a `Canvas`.
  public struct Canvas: KnownViewType {
    public static var typePrefix: String { "Canvas" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Canvas`.
  public func canvas() throws -> InspectableView<ViewType.Canvas> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Canvas`.
  public func canvas(_ index: Int) throws -> InspectableView<ViewType.Canvas> { try element(index) }
}

extension InspectableView where View == ViewType.Canvas {
  /// The symbols.
  public func symbolsView() throws -> InspectableView<ViewType.ClassifiedView> { try part("symbols") }

  /// The color space and the storage format of the canvas.
  public func colorMode() throws -> ColorRenderingMode { try content.value("colorMode") }

  /// Whether the canvas is opaque.
  public func opaque() throws -> Bool { try content.value("opaque") }

  /// Whether the canvas may be drawn asynchronously.
  public func rendersAsynchronously() throws -> Bool { try content.value("rendersAsynchronously") }
}
