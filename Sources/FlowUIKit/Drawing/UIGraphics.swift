import SwiftUI
import FlowRendering
import Foundation

/// Draws with the functions of Core Graphics into display lists.
@MainActor
enum UIGraphics {
  /// Draws what a view draws itself.
  static func draw(_ view: UIView, in size: CGSize, of element: Element, into list: inout DisplayListBuilder) {
    draw(in: size, of: element, into: &list) { _ in view.draw(CGRect(origin: .zero, size: size)) }
  }

  /// Draws with a context, which is the current one.
  static func draw(
    in size: CGSize, of element: Element, into list: inout DisplayListBuilder, _ body: (CGContext) -> Void
  ) {
    let context = CGContext(size: size, environment: element.environment)
    GraphicsStack.with(context) { body(context) }
    for item in context.items { list.add(item.content, at: item.offset) }
  }

  /// A picture of a context's drawing.
  static func image(of context: CGContext, scale: CGFloat, isOpaque: Bool) -> UIImage {
    let canvas = RenderCanvas(
      size: context.size, scale: Double(scale), background: isOpaque ? .black : .clear)
    if let engine = TextSystem.shared.engine {
      DisplayListPainter(canvas: canvas, engine: engine).paint(context.items)
    }
    return UIImage(.bitmap(canvas.makeBitmap()), scale: scale)
  }
}

extension DisplayListBuilder {
  fileprivate mutating func add(_ content: DisplayItem.Content, at offset: CGPoint) {
    translated(by: offset) { $0.add(content) }
  }
}

/// The graphics contexts of a thread, the current one last.
enum GraphicsStack {
  private static let key = "FlowUIKit.GraphicsStack"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func with(_ context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    contexts.removeLast()
  }
}

/// The current graphics context of the thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

/// Makes the context before the current one.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Begins drawing into an image, at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins drawing into an image.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image has no transparency.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : assumeMainActor { UIScreen.main.scale }
  UIGraphicsPushContext(CGContext(size: size, environment: EnvironmentValues(), scale: scale, isOpaque: opaque))
}

/// The image that was drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext() else { return nil }
  return assumeMainActor(with: context) { context in
    UIGraphics.image(of: context, scale: context.scale, isOpaque: context.isOpaque)
  }
}

/// Ends drawing into an image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
