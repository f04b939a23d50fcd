import FlowRendering
import SwiftUI

/// A drawing destination that records what is drawn.
///
/// The origin of UIKit's contexts is at the upper left corner, that of contexts with pixels at the lower left one.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = RenderColor.black
    var stroke = RenderColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var clips: [(path: RenderPath, isEvenOdd: Bool)] = []
    var shadow: RenderFilter?
    var interpolation = CGInterpolationQuality.default
  }

  package let size: CGSize
  package let environment: EnvironmentValues
  package let scale: CGFloat
  package let isOpaque: Bool

  /// The pixels of a context that has some.
  let memory: BitmapMemory?

  /// The pages of a context that writes a document.
  let document: DocumentPages?

  /// From the context's coordinates to those of the drawing, which begin at the upper left corner.
  private var base: CGAffineTransform

  private var state = State()
  private var saved: [State] = []
  private var current = Path()

  /// What was drawn, and is not in the pixels yet.
  package private(set) var items: [DisplayItem] = []

  package init(size: CGSize, environment: EnvironmentValues, scale: CGFloat = 1, isOpaque: Bool = false) {
    self.size = size
    self.environment = environment
    self.scale = scale
    self.isOpaque = isOpaque
    memory = nil
    document = nil
    base = .identity
  }

  init(_ memory: BitmapMemory) {
    size = CGSize(width: memory.width, height: memory.height)
    environment = EnvironmentValues()
    scale = 1
    isOpaque = false
    self.memory = memory
    document = nil
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
  }

  init(_ document: DocumentPages) {
    size = document.box.size
    environment = EnvironmentValues()
    scale = DocumentPages.scale
    isOpaque = false
    memory = nil
    self.document = document
    base = .identity
  }

  /// Begins to draw into a page.
  ///
  /// - Parameter base: From the coordinates of the page to those of the drawing.
  func beginDrawing(_ base: CGAffineTransform) {
    self.base = base
    state = State()
    saved = []
    current = Path()
    items = []
  }

  /// Draws what was drawn since the last time into the pixels.
  func drawIntoMemory() {
    guard let memory else { return }
    memory.draw(items)
    items = []
  }

  // MARK: - State

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How pictures are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Draws a shadow below everything that follows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: $0.color, radius: Double(blur) / 2, x: Double(offset.width), y: Double(offset.height))
    }
  }

  /// Draws a black shadow with a third of its opacity below everything that follows.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: - Paths

  public func beginPath() { current = Path() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { current.addPath(Path(path)) }
  public func closePath() { current.closeSubpath() }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }

  public func fillPath() { fill(takePath(), evenOdd: false) }
  public func strokePath() { stroke(takePath()) }

  /// Fills or strokes the current path, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  public func clip() {
    let path = takePath()
    state.clips.append((transformed(path), false))
  }

  public func clip(to rect: CGRect) { state.clips.append((transformed(Path(rect)), false)) }

  public func fill(_ rect: CGRect) { fill(Path(rect), evenOdd: false) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), evenOdd: false) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.blendMode = .clear
    add(.fill(transformed(Path(rect)), .color(.black), evenOdd: false))
    restoreGState()
  }

  private func takePath() -> Path {
    defer { current = Path() }
    return current
  }

  /// From the coordinates of the current state to those of the drawing.
  var transform: CGAffineTransform { state.transform.concatenating(base) }

  private func transformed(_ path: Path) -> RenderPath { path.applying(transform).renderPath }

  package func fill(_ path: Path, evenOdd: Bool) { add(.fill(transformed(path), .color(state.fill), evenOdd: evenOdd)) }

  func stroke(_ path: Path) { stroke(path, width: state.lineWidth) }

  package func stroke(_ path: Path, width: CGFloat) {
    stroke(
      path,
      StrokeStyle(
        lineWidth: width, lineCap: state.lineCap, lineJoin: state.lineJoin, dash: state.dash.lengths,
        dashPhase: state.dash.phase))
  }

  package func stroke(_ path: Path, _ style: StrokeStyle) {
    add(.fill(transformed(path.strokedPath(style)), .color(state.stroke), evenOdd: false))
  }

  package func clip(to path: Path, evenOdd: Bool) { state.clips.append((transformed(path), evenOdd)) }

  // MARK: - Pictures

  /// Draws a picture in a rectangle, with its lower edge at the least y coordinate: upright in a context with pixels,
  /// and upside down in one of UIKit.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.bitmap, in: rect, alpha: 1, tint: nil)
    restoreGState()
  }

  package func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat, tint: RenderColor?) {
    var group = DisplayGroup.plain
    group.transform = RenderTransform(transform)
    group.opacity = Double(alpha)
    let content: DisplayItem.Content =
      tint.map { .template(bitmap, rect, .color($0), state.interpolation.render) }
      ?? .bitmap(bitmap, rect, state.interpolation.render)
    add(.group(group, [DisplayItem(offset: .zero, content: content)]))
  }

  /// Draws the display list of a view at a point.
  package func draw(_ list: [DisplayItem], at point: CGPoint) {
    var group = DisplayGroup.plain
    group.transform = RenderTransform(
      CGAffineTransform(translationX: point.x, y: point.y).concatenating(transform))
    add(.group(group, list))
  }

  func add(_ content: DisplayItem.Content) {
    var item = DisplayItem(offset: .zero, content: content)
    var effects = DisplayGroup.plain
    effects.opacity = Double(min(1, max(0, state.alpha)))
    effects.blendMode = GraphicsContext.BlendMode(rawValue: state.blendMode.rawValue).renderMode
    effects.filters = state.shadow.map { [$0] } ?? []
    if effects.isLayer { item = DisplayItem(offset: .zero, content: .group(effects, [item])) }
    for clip in state.clips {
      var clipped = DisplayGroup.plain
      clipped.clip = clip.path
      clipped.clipIsEvenOdd = clip.isEvenOdd
      item = DisplayItem(offset: .zero, content: .group(clipped, [item]))
    }
    items.append(item)
    if memory?.isShared == true { drawIntoMemory() }
  }

  package func setColors(fill: RenderColor? = nil, stroke: RenderColor? = nil) {
    if let fill { state.fill = fill }
    if let stroke { state.stroke = stroke }
  }
}

extension CGInterpolationQuality {
  fileprivate var render: RenderCanvas.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

/// How a path is drawn: filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
