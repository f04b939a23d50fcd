import Foundation

/// A view type that supports immediate mode drawing.
public struct Canvas<Symbols: View> {
  /// A view that provides child views that you can use in the drawing callback.
  public var symbols: Symbols

  /// The drawing callback that you use to draw into the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether the canvas is fully opaque.
  public var isOpaque: Bool

  /// The working color space and storage format of the canvas; canvases are painted in sRGB here.
  public var colorMode: ColorRenderingMode

  /// Whether the canvas may present its contents asynchronously; it never does here.
  public var rendersAsynchronously: Bool

  /// Creates and configures a canvas that you supply with renderable child views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is fully opaque.
  ///   - colorMode: A working color space and storage format of the canvas.
  ///   - rendersAsynchronously: Whether the canvas may present its contents asynchronously.
  ///   - renderer: A closure that draws, given a context and the size of the canvas in points.
  ///   - symbols: Views that the closure obtains with ``GraphicsContext/resolveSymbol(id:)``, each with a tag.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates and configures a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: PrimitiveView {
  @MainActor public static func _makeNode(_ view: Canvas, in context: _NodeContext) -> _ViewNode {
    CanvasElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

extension Canvas: ComposedView {
  package var composition: Composition {
    Composition("Canvas").part("symbols", symbols).value("opaque", isOpaque).value("colorMode", colorMode)
      .value("rendersAsynchronously", rendersAsynchronously)
  }
}
