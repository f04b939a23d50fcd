import FlowRendering

/// Draws pieces of glass: the blurred background, a tint, a rim of light, and a shadow around them.
@MainActor
enum GlassDrawing {
  /// Draws glass in an outline, if the system has it and the picture shows a window.
  ///
  /// - Parameters:
  ///   - isClear: Whether more of the background is visible.
  ///   - tint: A color of the glass.
  ///   - isRaised: Whether the glass has a shadow.
  static func draw(
    _ outline: RenderPath, isClear: Bool = false, tint: RenderColor? = nil, isRaised: Bool = true,
    in environment: EnvironmentValues, into list: inout DisplayListBuilder
  ) {
    guard let glass = environment.design.materials.glass, environment.isDrawnInWindow else { return }
    let isDark = environment.colorScheme == .dark
    let isOnSheet = environment.sheetRows != nil
    if isRaised, !isDark, !isOnSheet { drawShadow(glass.shadow, around: outline, into: &list) }
    let layer = glass.layer(isClear: isClear, isDark: isDark, isOnSheet: isOnSheet)
    list.add(
      .fill(
        outline, .backdrop(blurRadius: glass.blurRadius, saturation: layer.saturation, tint: layer.color, opacity: 1),
        evenOdd: false))
    if let tint { list.add(.fill(outline, .color(tint.opacity(glass.tintOpacity)), evenOdd: false)) }
    drawRim(layer, of: outline, into: &list)
  }

  /// Draws a nearly opaque surface in an outline, with the rim and the shadow of glass.
  ///
  /// - Parameter material: How the background is seen through the surface; `nil` if it is not.
  static func drawSurface(
    _ outline: RenderPath, color: RenderColor, material: KeyPath<GlassDesign, GlassDesign.Surface>? = nil,
    in environment: EnvironmentValues, into list: inout DisplayListBuilder
  ) {
    let isDark = environment.colorScheme == .dark
    let glass = environment.isDrawnInWindow ? environment.design.materials.glass : nil
    if let glass, !isDark { drawShadow(glass.shadow, around: outline, into: &list) }
    if let glass, let surface = material.map({ glass[keyPath: $0] }) {
      let tint = color.lightened(by: isDark ? 0 : surface.lift)
        .opacity(isDark ? surface.darkOpacity : surface.opacity)
      list.add(
        .fill(outline, .backdrop(blurRadius: surface.blurRadius, tint: tint, opacity: 1), evenOdd: false))
    } else {
      list.add(.fill(outline, .color(color), evenOdd: false))
    }
    if let glass { drawRim(glass.layer(isClear: false, isDark: isDark), of: outline, into: &list) }
  }

  /// Draws the line of light inside an outline.
  static func drawRim(_ layer: GlassDesign.Layer, of outline: RenderPath, into list: inout DisplayListBuilder) {
    list.group(DisplayGroup(clip: outline)) {
      // Half of the line is outside of the outline.
      $0.add(.stroke(outline, .color(layer.rim), RenderStroke(lineWidth: 2 * Double(layer.rimWidth))))
    }
  }

  /// Draws a shadow outside of an outline, so that it does not darken what is seen through the glass.
  private static func drawShadow(
    _ shadow: GlassDesign.Shadow, around outline: RenderPath, into list: inout DisplayListBuilder
  ) {
    let reach = 4 * shadow.radius + shadow.offset
    var outside = RenderPath.rect(outline.boundingRect.insetBy(dx: -reach, dy: -reach))
    outside.add(outline)
    let color = RenderColor(white: 0, alpha: shadow.opacity)
    let inner = caster(outline)
    list.group(DisplayGroup(clip: outside, clipIsEvenOdd: true)) { list in
      list.group(DisplayGroup(filters: [.shadow(color: color, radius: shadow.radius, x: 0, y: shadow.offset)])) {
        $0.add(.fill(inner, .color(.black), evenOdd: false))
      }
    }
  }

  /// What casts the shadow: an outline a point inside of the glass, so that its own edge is in no pixel outside.
  private static func caster(_ outline: RenderPath) -> RenderPath {
    let box = outline.boundingRect
    guard box.width > 4, box.height > 4 else { return outline }
    let (x, y) = (1 - 2 / box.width, 1 - 2 / box.height)
    return outline.transformed(
      by: RenderTransform(a: x, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y)))
  }
}

/// Glass in a shape, as the background of a view.
struct GlassSurface<S: Shape>: LeafView {
  let shape: S
  var isClear = false
  var tint: Color?
  var isRaised = true

  func resolve(in element: Element) -> Resolved {
    let environment = element.environment
    return Resolved(
      shape: shape, isClear: isClear, tint: tint.map { $0.renderColor(in: environment) }, isRaised: isRaised)
  }

  struct Resolved: ResolvedLeaf {
    let shape: S
    let isClear: Bool
    let tint: RenderColor?
    let isRaised: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let rect = list.aligned(CGRect(origin: .zero, size: size), toPixelsOf: element.paintedPixelLength)
      let outline = shape._outline(in: rect, environment: element.environment).path.renderPath
      GlassDrawing.draw(
        outline, isClear: isClear, tint: tint, isRaised: isRaised, in: element.environment, into: &list)
    }
  }
}

extension RenderColor {
  /// The color with an amount more of each component.
  func lightened(by amount: Float) -> RenderColor {
    RenderColor(
      red: min(1, max(0, red + amount)), green: min(1, max(0, green + amount)), blue: min(1, max(0, blue + amount)),
      alpha: alpha)
  }
}
