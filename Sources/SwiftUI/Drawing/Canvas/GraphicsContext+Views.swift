import FlowRendering
import Foundation

extension GraphicsContext {
  /// Draws a measured text or image.
  private func drawLeaf(_ leaf: any ResolvedLeaf, in rect: CGRect) {
    add(
      assumeMainActor(with: (leaf, destination.element)) { leaf, element in
        DisplayListBuilder.items { list in
          list.translated(by: rect.origin) { leaf.draw(in: rect.size, element: element, into: &$0) }
        }
      })
  }

  private static func frame(of size: CGSize, at point: CGPoint, anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  // MARK: - Text

  /// A text view resolved to a particular environment.
  public struct ResolvedText {
    let text: Text
    let leaf: any ResolvedLeaf
    let element: CanvasElementBase

    /// The shading to apply to uncolored text regions.
    public var shading: Shading = .foreground

    /// Measures the size of the resolved text for a given area into which the text should be placed.
    public func measure(in size: CGSize) -> CGSize {
      assumeMainActor(with: self) { $0.leaf.sizeThatFits(ProposedViewSize(size), in: $0.element) }
    }

    /// Gets the distance from the first line's ascender to its baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }

    /// Gets the distance from the first line's ascender to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      let measured = measure(in: size)
      return assumeMainActor(with: self) {
        $0.leaf.explicitGuide(guide.alignmentKey, in: measured, element: $0.element) ?? measured.height
      }
    }

    /// The leaf in the color of the shading.
    fileprivate var shadedLeaf: any ResolvedLeaf {
      guard case .style(let style) = shading.source else { return leaf }
      return assumeMainActor(with: self) { $0.text.foregroundStyle(style).resolve(in: $0.element) }
    }
  }

  /// Gets a version of a text view that's ready for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let element = destination.element
    return assumeMainActor { ResolvedText(text: text, leaf: text.resolve(in: element), element: element) }
  }

  /// Draws resolved text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawLeaf(text.shadedLeaf, in: CGRect(origin: rect.origin, size: text.measure(in: rect.size)))
  }

  /// Draws resolved text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    drawLeaf(text.shadedLeaf, in: Self.frame(of: size, at: point, anchor: anchor))
  }

  /// Draws text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: - Images

  /// An image resolved to a particular environment.
  public struct ResolvedImage {
    let image: Image
    let element: CanvasElementBase

    /// The size of the image.
    public let size: CGSize

    /// The distance from the top of the image to its baseline.
    public let baseline: CGFloat

    /// An optional shading to fill the image with, for images that are drawn as silhouettes.
    public var shading: Shading?
  }

  /// Gets a version of an image that's ready for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let element = destination.element
    return assumeMainActor {
      let leaf = image.resolve(in: element)
      let size = leaf.sizeThatFits(.unspecified, in: element)
      let baseline = leaf.explicitGuide(VerticalAlignment.firstTextBaseline.alignmentKey, in: size, element: element)
      return ResolvedImage(image: image, element: element, size: size, baseline: baseline ?? size.height)
    }
  }

  /// Draws a resolved image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let isStretched = rect.size != image.size
    drawLeaf(
      assumeMainActor(with: image) { image in
        image.element.withForeground(image.shading) {
          (isStretched ? image.image.resizable() : image.image).resolve(in: image.element) as any ResolvedLeaf
        }
      }, in: rect)
  }

  /// Draws a resolved image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.frame(of: image.size, at: point, anchor: anchor))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Symbols

  /// A static sequence of drawing operations that may be drawn multiple times: a child view of the canvas.
  public struct ResolvedSymbol {
    let element: Element

    /// The dimensions of the symbol.
    public let size: CGSize
  }

  /// Gets the identified child view as a resolved symbol, if the view exists.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    assumeMainActor(with: (AnyHashable(id), destination.element)) { id, element in
      element.symbol(id).map { ResolvedSymbol(element: $0, size: $0.size) }
    }
  }

  /// Draws a resolved symbol into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.add(
      assumeMainActor(with: symbol.element) { element in DisplayListBuilder.items { element.draw(into: &$0) } })
  }

  /// Draws a resolved symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.frame(of: symbol.size, at: point, anchor: anchor))
  }
}
