import Foundation
import SwiftUI
import FlowRendering

/// A layer filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`.
  open var colors: [Any]? { didSet { change() } }

  /// Where the colors are, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]? { didSet { change() } }

  /// Where the gradient begins and ends, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { change() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { change() } }

  /// The kind of gradient.
  open var type = CAGradientLayerType.axial { didSet { change() } }

  override func property(_ keyPath: String) -> LayerProperty? {
    LayerProperty.gradient[keyPath] ?? super.property(keyPath)
  }

  override func copyValues(to copy: CALayer) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAGradientLayer else { return }
    (copy.colors, copy.locations, copy.type) = (colors, locations, type)
    (copy.startPoint, copy.endPoint) = (startPoint, endPoint)
  }

  /// Where the colors are, from 0 to 1.
  var stopLocations: [CGFloat] {
    let count = colors?.count ?? 0
    return (0..<count).map { index in
      locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
        ?? (count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0)
    }
  }

  override func drawOwnContent(in rect: CGRect, of element: Element, into list: inout DisplayListBuilder) {
    let stops = zip(colors ?? [], stopLocations).compactMap { color, location in
      (color as? CGColor).map { Gradient.Stop(color: Color(cgColor: $0), location: location) }
    }
    guard !stops.isEmpty else { return }
    let gradient = Gradient(stops: stops)
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    let style: AnyShapeStyle =
      switch type {
      case .radial:
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: start, startRadius: 0,
            endRadius: max(abs(endPoint.x - startPoint.x) * rect.width, abs(endPoint.y - startPoint.y) * rect.height)))
      case .conic:
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: start,
            angle: .radians(atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))))
      default: AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
      }
    let paint = style._resolvePaint(in: element.environment).renderPaint(in: rect)
    list.add(.fill(outline(of: rect), paint, evenOdd: false))
  }
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
