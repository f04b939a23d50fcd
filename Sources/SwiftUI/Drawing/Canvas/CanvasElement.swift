import FlowRendering
import Foundation

/// The canvas that a graphics context draws on.
class CanvasElementBase: ContentElement {
  /// The child view with a tag.
  func symbol(_ id: AnyHashable) -> Element? { nil }

  /// Runs `body` in an environment whose foreground style is that of a shading.
  final func withForeground<Result>(_ shading: GraphicsContext.Shading?, _ body: () -> Result) -> Result {
    guard let shading, case .style(let style) = shading.source else { return body() }
    let outer = environment
    environment.setForegroundStyles([style])
    defer { environment = outer }
    return body()
  }
}

/// The element of a canvas, which calls its closure whenever it is drawn.
final class CanvasElement<Symbols: View>: CanvasElementBase {
  private var canvas: Canvas<Symbols>

  init(_ canvas: Canvas<Symbols>, in context: _NodeContext) {
    self.canvas = canvas
    super.init(context)
    content = Symbols._makeNode(canvas.symbols, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    canvas = reinterpret(view, as: Canvas<Symbols>.self)
    content?.update(canvas.symbols)
  }

  override func symbol(_ id: AnyHashable) -> Element? {
    children.first { SelectionMatch.isEqual($0.selectionValue(below: self), id) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for symbol in children { symbol.place(at: .zero, proposal: .unspecified) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let destination = GraphicsDestination(size: size, element: self)
    var context = GraphicsContext(destination: destination, environment: environment)
    reading { canvas.renderer(&context, size) }
    if destination.items.isEmpty { return }
    let clip = RenderPath.rect(CGRect(origin: .zero, size: size))
    list.add(.group(DisplayGroup(clip: clip), destination.items))
  }

  /// The drawing has no semantics; its symbols are only drawn.
  override func describe(into builder: inout SemanticsBuilder) {}

  override func hitTest(_ point: CGPoint) -> Element? {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height ? self : nil
  }

  override var pathName: String { "Canvas" }
}
