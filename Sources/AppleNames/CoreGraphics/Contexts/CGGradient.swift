import FlowRendering
import SwiftUI

/// Colors that change along a way.
public final class CGGradient: Hashable, Sendable {
  let stops: [RenderGradientStop]

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let location = locations.map { $0[index] } ?? CGFloat(index) / CGFloat(max(1, colors.count - 1))
      return RenderGradientStop(location: Double(location), color: color.color)
    }
  }

  /// Creates a gradient of colors.
  ///
  /// - Parameters:
  ///   - space: The color space, which has no effect.
  ///   - colors: The colors, as `CGColor`.
  ///   - locations: A place from 0 to 1 for each color; `nil` for equal distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colors.compactMap { $0 as? CGColor }, locations)
  }

  /// Creates a gradient of numbers.
  ///
  /// - Parameters:
  ///   - space: What the numbers are.
  ///   - components: The numbers of each color, and then its opacity.
  ///   - locations: A place from 0 to 1 for each color; `nil` for equal distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let isGray = space.model == .monochrome
    let size = isGray ? 2 : 4
    let colors = (0..<max(0, count)).map { index in
      let values = components + index * size
      return isGray
        ? CGColor(gray: values[0], alpha: values[1])
        : CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    self.init(colors, locations)
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs || lhs.stops == rhs.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clipped area with colors along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let line = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = hypot(line.x, line.y)
    guard length > 0, let reach = reach(from: startPoint) else { return }
    let direction = CGPoint(x: line.x / length, y: line.y / length)
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? max(reach, length) : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + direction.x * along - direction.y * across,
        y: startPoint.y + direction.y * along + direction.x * across)
    }
    var strip = Path()
    strip.addLines([corner(first, -reach), corner(last, -reach), corner(last, reach), corner(first, reach)])
    strip.closeSubpath()
    fill(strip, .linearGradient(stops: gradient.stops, start: startPoint, end: endPoint))
  }

  /// Fills the clipped area with colors from one circle to another.
  ///
  /// - Note: Approximate: both circles have the center of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      report(
        .approximate(
          "CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
          "both circles have the center of the second one."))
    }
    guard startRadius != endRadius, let reach = reach(from: endCenter) else { return }
    let isGrowing = startRadius < endRadius
    let fillsInside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
    }
    let outer = max(startRadius, endRadius)
    var ring = Path(ellipseIn: circle(fillsOutside ? max(reach, outer) : outer))
    if !fillsInside { ring.addEllipse(in: circle(min(startRadius, endRadius))) }
    fill(
      ring,
      .radialGradient(
        stops: gradient.stops, center: endCenter, startRadius: Double(startRadius), endRadius: Double(endRadius)),
      evenOdd: true)
  }

  /// Fills a path with a paint, both in the coordinates of the current state.
  private func fill(_ path: Path, _ paint: RenderPaint, evenOdd: Bool = false) {
    var group = DisplayGroup.plain
    group.transform = RenderTransform(transform)
    let content = DisplayItem.Content.fill(path.renderPath, paint, evenOdd: evenOdd)
    add(.group(group, [DisplayItem(offset: .zero, content: content)]))
  }

  /// The distance to the farthest corner of the context, in the coordinates of the current state; `nil` if these are
  /// flat.
  private func reach(from point: CGPoint) -> CGFloat? {
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    let area = CGRect(origin: .zero, size: size)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ].map { $0.applying(transform.inverted()) }
    return corners.map { hypot($0.x - point.x, $0.y - point.y) }.max()
  }
}
