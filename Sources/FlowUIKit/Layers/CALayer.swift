import SwiftUI
import FlowRendering
import Foundation

/// A rectangle that is drawn: the look of a view, or one that was added to it.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  weak var view: UIView?

  public required override init() {}

  /// Creates a copy for drawing.
  public init(layer: Any) {}

  /// Creates a layer as an archive would, with default values.
  public required init?(coder: NSCoder) {}

  // MARK: - Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)

  private var ownTransform = CATransform3DIdentity

  /// The frame in the layer around, in points: the box around the transformed layer.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let frame = untransformedFrame
      return CATransform3DIsIdentity(ownTransform) ? frame : frame.applying(transformInParent)
    }
    set {
      if let view { return view.frame = newValue }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * ownAnchor.x, y: newValue.minY + newValue.height * ownAnchor.y)
      change()
    }
  }

  /// The bounds in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { return view.bounds = newValue }
      ownBounds = newValue
      change()
    }
  }

  /// The place of the anchor point in the layer around, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { return view.center = newValue }
      ownPosition = newValue
      change()
    }
  }

  /// The point that `position` places, in parts of the size.
  open var anchorPoint: CGPoint {
    get { ownAnchor }
    set {
      if view != nil, newValue != ownAnchor {
        return report(.missing("UIView.layer.anchorPoint", "the view turns around its middle."))
      }
      ownAnchor = newValue
      change()
    }
  }

  /// The frame without the transform, in points of the layer around.
  private var untransformedFrame: CGRect {
    CGRect(
      x: ownPosition.x - ownBounds.width * ownAnchor.x, y: ownPosition.y - ownBounds.height * ownAnchor.y,
      width: ownBounds.width, height: ownBounds.height)
  }

  /// The transform around the anchor point. Its part in the plane is shown.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if newValue.m14 != 0 || newValue.m24 != 0 || newValue.m34 != 0 {
        report(.missing("CALayer.transform with a perspective", "the layer is shown without it."))
      }
      if let view { return view.transform = CATransform3DGetAffineTransform(newValue) }
      ownTransform = newValue
      change()
    }
  }

  /// The part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The transform with the anchor point where it is in the layer around.
  private var transformInParent: CGAffineTransform {
    CGAffineTransform(translationX: -ownPosition.x, y: -ownPosition.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: ownPosition.x, y: ownPosition.y))
  }

  open var zPosition: CGFloat = 0 { didSet { change() } }
  open var contentsScale: CGFloat = 1
  open var name: String?

  // MARK: - Look

  private var ownBackground: CGColor?

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      ownBackground = newValue
      change()
    }
  }

  private var ownOpacity: Float = 1

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      change()
    }
  }

  private var ownHidden = false

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      if let view { return view.isHidden = newValue }
      ownHidden = newValue
      change()
    }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { change() } } }

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { change() } }

  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { change() } }
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { change() } } }
  open var borderColor: CGColor? = .black { didSet { change() } }
  open var shadowColor: CGColor? = .black { didSet { change() } }
  open var shadowOpacity: Float = 0 { didSet { change() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { change() } }
  open var shadowRadius: CGFloat = 3 { didSet { change() } }

  /// The outline of the shadow, which makes it quicker on a device; here it is that of the content.
  open var shadowPath: CGPath? { didSet { change() } }

  /// Whether sublayers are drawn inside of the layer only.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { change() } } }

  /// The layer whose opacity shows and hides parts of this one.
  open var mask: CALayer? {
    didSet {
      mask?.superlayerOfMask = self
      mask?.beginAnimations()
      change()
    }
  }

  /// A picture, as a `CGImage`.
  open var contents: Any? { didSet { change() } }

  /// How the picture of the layer is drawn smaller than it is.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { change() } }
  }

  /// How the picture of the layer is drawn larger than it is.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { change() } }
  }

  /// How the picture fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { change() } } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false

  // MARK: - Hierarchy

  /// The layer that this one was added to.
  private(set) weak var ownSuperlayer: CALayer?

  /// The layer around: that which this one was added to, or that of the superview.
  open var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }

  private(set) weak var superlayerOfMask: CALayer?
  private var ownSublayers: [CALayer] = []

  /// The layers in this one: those of subviews, and those that were added.
  open var sublayers: [CALayer]? {
    get {
      let all = ownSublayers + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers where newValue?.contains(where: { $0 === layer }) != true {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    if let view = layer.view {
      self.view?.insertSubview(view, at: Int(idx))
      return
    }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
    layer.ownSuperlayer = self
    layer.beginAnimations()
    change()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling } ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count))
  }

  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    removeAllAnimations()
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer?.change()
    ownSuperlayer = nil
  }

  /// Puts a layer in the place of one that was added.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Hears of the layer; that of a view's layer is the view on Apple's systems.
  open weak var delegate: (any CALayerDelegate)?

  /// Whether the app has asked for the layer to be drawn.
  private var drawsItself = false

  /// Lets the layer, its delegate or its view draw the content.
  open func setNeedsDisplay() {
    drawsItself = true
    display()
    change()
  }

  /// Asks for a part to be drawn again: the whole layer is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the layer is drawn again when its size changes, as it is always here.
  open var needsDisplayOnBoundsChange = false { didSet { if needsDisplayOnBoundsChange { setNeedsDisplay() } } }

  /// Sets the content, which the view or the delegate may do.
  open func display() {
    view?.display(self)
    delegate?.display(self)
  }

  /// Draws the layer's content in its own coordinates, once it has been asked for with ``setNeedsDisplay()``.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Places the sublayers. This one does nothing.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  // MARK: - Animations

  /// The animations that were added, in their order.
  var animations: [LayerAnimation] = []

  /// When the layer's time begins, in seconds of the layer around.
  open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timeChanged() } } }
  open var duration: CFTimeInterval = 0

  /// The seconds of the layer that pass in a second of the layer around; 0 for a layer that stands still.
  open var speed: Float = 1 { didSet { if speed != oldValue { timeChanged() } } }

  /// The layer's time at its beginning, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timeChanged() } } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// A time of the screen for the layers in this one, in seconds of this layer.
  func timeOfSublayers(at time: Double) -> Double { self.time(at: time) }

  /// The time by which the last copy of a sublayer is behind the first one, in seconds.
  var longestDelayOfSublayers: Double { longestDelay }

  /// The layers whose time follows that of this one.
  var layersInside: [CALayer] { ownSublayers + (mask.map { [$0] } ?? []) + (view?.layersInside ?? []) }

  /// The transition that a copy for drawing shows.
  var transition: LayerTransition?

  /// The property of a key path that can be animated.
  func property(_ keyPath: String) -> LayerProperty? { LayerProperty.common[keyPath] }

  /// Begins the animations of the layer and of those in it, if they are on the screen.
  func beginAnimations() {
    guard let element = host?.element else { return }
    for animation in animations { animation.begin(in: element) }
    mask?.beginAnimations()
    for layer in sublayers ?? [] where layer.view == nil { layer.beginAnimations() }
  }

  /// Sets the values of a copy that belongs to no view.
  func copyValues(to copy: CALayer) {
    (copy.ownBounds, copy.ownPosition, copy.ownAnchor, copy.ownTransform) = (bounds, position, anchorPoint, transform)
    (copy.ownBackground, copy.ownOpacity, copy.ownHidden) = (backgroundColor, opacity, isHidden)
    (copy.zPosition, copy.contentsScale, copy.name) = (zPosition, contentsScale, name)
    (copy.cornerRadius, copy.cornerCurve, copy.maskedCorners) = (cornerRadius, cornerCurve, maskedCorners)
    (copy.borderWidth, copy.borderColor, copy.masksToBounds) = (borderWidth, borderColor, masksToBounds)
    (copy.shadowColor, copy.shadowOpacity, copy.shadowOffset) = (shadowColor, shadowOpacity, shadowOffset)
    (copy.shadowRadius, copy.shadowPath) = (shadowRadius, shadowPath)
    (copy.contents, copy.contentsGravity, copy.drawsItself) = (contents, contentsGravity, drawsItself)
    (copy.minificationFilter, copy.magnificationFilter) = (minificationFilter, magnificationFilter)
    copy.delegate = delegate
  }

  /// The view that shows the layer.
  var host: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current.ownSuperlayer ?? current.superlayerOfMask
    }
    return nil
  }

  /// Notes a change: the view shows the layer again.
  func change(_ member: String = #function) {
    host?.change("layer.\(member)")
  }

  // MARK: - Drawing

  /// Draws what a kind of layer has between its background and its sublayers.
  func drawOwnContent(in rect: CGRect, of element: Element, into list: inout DisplayListBuilder) {
    if drawsItself { UIGraphics.draw(in: rect.size, of: element, into: &list) { draw(in: $0) } }
    guard let contents else { return }
    guard let image = contents as? CGImage else {
      return report(.missing("CALayer.contents", "only a CGImage is drawn, not \(type(of: contents))."))
    }
    let size = CGSize(
      width: Double(image.width) / max(1, contentsScale), height: Double(image.height) / max(1, contentsScale))
    let place = contentsGravity.place(size, in: rect)
    let filter = place.width < size.width ? minificationFilter : magnificationFilter
    list.add(.bitmap(image.bitmap, place, filter.interpolation))
  }

  /// Draws the layers that were added to this one.
  func drawSublayers(of element: Element, into list: inout DisplayListBuilder) {
    let own = sublayers?.filter { $0.view == nil } ?? []
    for layer in own.sortedStably(by: \.zPosition) { layer.draw(of: element, into: &list) }
  }
}

extension CALayer {
  /// The outline of the layer in a rectangle.
  func outline(of rect: CGRect) -> RenderPath {
    let radius = min(max(0, cornerRadius), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return .rect(rect) }
    let style: RoundedCornerStyle = cornerCurve == .continuous ? .continuous : .circular
    if maskedCorners == .all { return Path(roundedRect: rect, cornerRadius: radius, style: style).renderPath }
    func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: length(.layerMinXMinYCorner), bottomLeading: length(.layerMinXMaxYCorner),
        bottomTrailing: length(.layerMaxXMaxYCorner), topTrailing: length(.layerMaxXMinYCorner)), style: style
    ).renderPath
  }

  /// The shadow, if it is visible.
  var shadow: RenderFilter? {
    guard shadowOpacity > 0, var color = shadowColor?.color else { return nil }
    color.alpha *= min(1, shadowOpacity)
    return .shadow(
      color: color, radius: Double(max(0, shadowRadius)), x: Double(shadowOffset.width),
      y: Double(shadowOffset.height))
  }

  /// Draws the border inside of the layer's outline.
  func drawBorder(in rect: CGRect, into list: inout DisplayListBuilder) {
    guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0 else { return }
    let half = borderWidth / 2
    let inner = rect.insetBy(dx: half, dy: half)
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2) - half)
    let path =
      radius > 0 ? Path(roundedRect: inner, cornerRadius: radius, style: .circular).renderPath : .rect(inner)
    list.add(.stroke(path, .color(color), RenderStroke(lineWidth: Double(borderWidth))))
  }

  /// Draws a layer that belongs to no view, at its frame.
  func draw(of element: Element, into list: inout DisplayListBuilder) {
    let shown = shown
    if shown.isHidden || shown.opacity <= 0 { return }
    if CATransform3DIsIdentity(shown.ownTransform) { return draw(as: shown, of: element, into: &list) }
    var turned = DisplayGroup.plain
    turned.transform = RenderTransform(shown.transformInParent)
    list.group(turned) { draw(as: shown, of: element, into: &$0) }
  }

  /// Draws the layer without its transform.
  ///
  /// - Parameter shown: The layer with its present values.
  private func draw(as shown: CALayer, of element: Element, into list: inout DisplayListBuilder) {
    let frame = shown.untransformedFrame
    var effects = LayerEffects()
    effects.opacity = Double(min(1, shown.opacity))
    if masksToBounds { effects.clip = shown.outline(of: frame) } else { effects.shadow = shown.shadow }
    if let mask {
      effects.mask = DisplayListBuilder.items { list in
        list.translated(by: frame.origin) { mask.draw(of: element, into: &$0) }
      }
    }
    func content(_ list: inout DisplayListBuilder) {
      list.translated(by: frame.origin) { list in
        let rect = CGRect(origin: .zero, size: frame.size)
        guard let transition = shown.transition else {
          return drawContent(as: shown, in: rect, of: element, into: &list)
        }
        transition.draw(in: rect, into: &list) { drawContent(as: shown, in: rect, of: element, into: &$0) }
      }
    }
    if effects.isEmpty { content(&list) } else { effects.draw(into: &list, content) }
  }

  /// Draws what is in the layer, from its background to its border.
  private func drawContent(
    as shown: CALayer, in rect: CGRect, of element: Element, into list: inout DisplayListBuilder
  ) {
    if let color = shown.backgroundColor?.color, color.alpha > 0 {
      list.add(.fill(shown.outline(of: rect), .color(color), evenOdd: false))
    }
    shown.drawOwnContent(in: rect, of: element, into: &list)
    drawSublayers(of: element, into: &list)
    shown.drawBorder(in: rect, into: &list)
  }

  /// What is seen of the layer, without its effects; `nil` if it is not on a screen.
  var shownContent: [DisplayItem]? {
    guard let element = host?.element else { return nil }
    if view != nil { return element.child.map { child in DisplayListBuilder.items { $0.draw(child) } } }
    let shown = shown
    let rect = CGRect(origin: .zero, size: shown.untransformedFrame.size)
    return DisplayListBuilder.items { drawContent(as: shown, in: rect, of: element, into: &$0) }
  }
}

/// Draws and places for a layer.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
  /// Sets the content of a layer.
  func display(_ layer: CALayer)

  /// Draws the content of a layer in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
