import FlowCoreLocation
import FlowUIKit
import SwiftUI

/// Draws an overlay.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }

  weak var map: MKMapView?

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Creates a renderer that draws nothing.
  public override convenience init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }

  /// Asks for the overlay to be drawn again.
  open func setNeedsDisplay() { map?.setNeedsDisplay() }

  /// Asks for a part of the overlay to be drawn again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// The figure and its colors, or `nil` if the renderer cannot be drawn.
  func drawing(in viewport: MapViewport) -> MapFigureView? {
    report(
      .missing("\(type(of: self))", "the overlay is not drawn. Renderers of lines, areas and circles are."))
    return nil
  }
}

/// Draws an overlay whose outline is a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points; zero for the width of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var shouldRasterize = false

  /// The default width of a line, in points.
  private static let roadWidth: CGFloat = 2

  var figure: MapFigure? { nil }

  /// The color of the line.
  var lineStyle: AnyShapeStyle? { strokeColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) } }

  override func drawing(in viewport: MapViewport) -> MapFigureView? {
    guard let figure else { return super.drawing(in: viewport) }
    return MapFigureView(
      figure: figure, viewport: viewport,
      fill: fillColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }, stroke: lineStyle,
      strokeStyle: StrokeStyle(
        lineWidth: lineWidth == 0 ? Self.roadWidth : lineWidth, lineCap: lineCap, lineJoin: lineJoin,
        miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: lineDashPhase))
  }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public var polyline: MKPolyline {
    guard let polyline = overlay as? MKPolyline else {
      preconditionFailure("A MKPolylineRenderer was asked for its line, but draws a \(type(of: overlay)).")
    }
    return polyline
  }

  override var figure: MapFigure? {
    (overlay as? MKPolyline).map { MapFigure(kind: .line, rings: [$0.storedPoints]) }
  }
}

/// Draws a line with colors that change along the way; it has the first one here.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  public private(set) var locations: [CGFloat] = []
  private var colors: [UIColor] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
    report(
      .approximate("MKGradientPolylineRenderer.setColors(_:locations:)", "the whole line has the first color."))
    setNeedsDisplay()
  }

  override var lineStyle: AnyShapeStyle? {
    colors.first.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) } ?? super.lineStyle
  }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public var polygon: MKPolygon {
    guard let polygon = overlay as? MKPolygon else {
      preconditionFailure("A MKPolygonRenderer was asked for its area, but draws a \(type(of: overlay)).")
    }
    return polygon
  }

  override var figure: MapFigure? { (overlay as? MKPolygon).map { MapFigure(kind: .area, rings: $0.rings) } }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(circle: MKCircle) { super.init(overlay: circle) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public var circle: MKCircle {
    guard let circle = overlay as? MKCircle else {
      preconditionFailure("A MKCircleRenderer was asked for its circle, but draws a \(type(of: overlay)).")
    }
    return circle
  }

  override var figure: MapFigure? { (overlay as? MKCircle)?.figure }
}

/// Draws tiles; none are loaded here.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

  open func reloadData() {}
}
