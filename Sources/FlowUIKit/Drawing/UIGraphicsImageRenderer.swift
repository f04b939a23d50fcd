import SwiftUI

/// The properties of a drawn image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat

  /// Whether the image has no transparency.
  open var opaque = false

  public override init() {
    scale = assumeMainActor { UIScreen.main.scale }
  }

  /// The format for the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format for the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
  /// The format of drawings that are as sharp as the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// What a renderer's actions draw into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    assumeMainActor(with: (cgContext, format)) { context, format in
      UIGraphics.image(of: context, scale: format.scale, isOpaque: format.opaque)
    }
  }
}

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat

  /// - Parameter size: The size of the images, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// - Parameter bounds: The part of the drawing that images show, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.format = format
    format.bounds = bounds
    super.init(bounds: bounds)
  }

  /// Draws an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      size: bounds.size, environment: EnvironmentValues(), scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let own = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context) { actions(own) }
    return own.currentImage
  }

  /// Draws an image and encodes it as PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and encodes it as JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIView {
  /// Draws the view as it is on the screen into the current context.
  ///
  /// - Parameter rect: Where; the view is drawn in its own size.
  /// - Returns: Whether the view is on a screen.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.draw(displayItems, at: rect.origin)
    return element != nil
  }

  /// The drawing of the view: in the tree, or, outside of it, laid out for the purpose.
  var displayItems: [DisplayItem] {
    if let element, element.isMounted {
      return DisplayListBuilder.items { element.draw(into: &$0) }
    }
    return Measurement.drawing(of: ViewContent(view: self), size: bounds.size, in: shownEnvironment)
  }
}

extension CALayer {
  /// Draws the layer into a context.
  public func render(in context: CGContext) {
    if let view { return context.draw(view.displayItems, at: .zero) }
    report(.missing("CALayer.render(in:)", "only the layer of a view is drawn."))
  }
}
