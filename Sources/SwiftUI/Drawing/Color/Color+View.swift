import FlowRendering
import Foundation

/// A color as a view fills the proposed size.
extension Color: View {
  public typealias Body = Never

  public var body: Never {
    fatalError("Color has no body: the engine draws it itself.")
  }

  public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode {
    ColorElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

extension Color: ComposedView {
  package var composition: Composition { Composition("Color") }
}

final class ColorElement: Element {
  private(set) var color: Color

  init(_ color: Color, in context: _NodeContext) {
    self.color = color
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    if graph.mayAnimate { graph.motion.paints.note(self) }
    color = reinterpret(view, as: Color.self)
  }

  override var paint: _ShapePaint? { _ShapePaint(color.renderColor(in: environment)) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(into list: inout DisplayListBuilder) {
    let color = shownColor
    if color.alpha <= 0 || size.width <= 0 || size.height <= 0 { return }
    let rect = list.aligned(CGRect(origin: .zero, size: size), toPixelsOf: paintedPixelLength)
    list.add(.fill(.rect(rect), .color(color), evenOdd: false))
  }

  private var shownColor: RenderColor {
    let own = color.renderColor(in: environment)
    return graph.isShowingMotion ? shown(_ShapePaint(own)).color ?? own : own
  }

  /// A clear color is not hit-tested.
  override func hitTest(_ point: CGPoint) -> Element? {
    let isInside = point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    return isInside && color != .clear ? self : nil
  }

  override var pathName: String { "Color" }
}
