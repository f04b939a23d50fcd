import FlowRendering
import Foundation

/// A gradient with resolved colors, in unit coordinates of the painted area.
package struct GradientPaint: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  package var stops: [RenderGradientStop]
  package var geometry: Geometry

  /// Whether a track, such as that of a gauge, replaces the geometry by its own.
  package var followsTracks: Bool

  package init(stops: [RenderGradientStop], geometry: Geometry, followsTracks: Bool = false) {
    self.stops = stops
    self.geometry = geometry
    self.followsTracks = followsTracks
  }

  func renderPaint(in rect: CGRect, opacity: Double) -> RenderPaint {
    let stops =
      opacity == 1
      ? stops : stops.map { RenderGradientStop(location: $0.location, color: $0.color.opacity(Float(opacity))) }
    if stops.isEmpty { return .color(.clear) }
    switch geometry {
    case .linear(let start, let end):
      return .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let center, let startRadius, let endRadius):
      return .radialGradient(
        stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center, let startFraction, let endFraction):
      return .ellipticalGradient(
        stops: stops, center: center.point(in: rect), radii: rect.size, startFraction: startFraction,
        endFraction: endFraction)
    case .angular(let center, let start, let end):
      return .angularGradient(
        stops: stops, center: center.point(in: rect), startRadians: start.radians, endRadians: end.radians)
    }
  }

  /// The same geometry in a single color.
  func filled(with color: RenderColor) -> GradientPaint {
    GradientPaint(
      stops: stops.map { RenderGradientStop(location: $0.location, color: color) }, geometry: geometry)
  }

  /// The gradient interpolated towards `other`; if the kind or the number of stops differ, it changes half-way.
  func mixed(with other: GradientPaint, by fraction: Double) -> GradientPaint {
    guard stops.count == other.stops.count, let geometry = geometry.mixed(with: other.geometry, by: fraction) else {
      return fraction < 0.5 ? self : other
    }
    let stops = zip(stops, other.stops).map { first, second in
      RenderGradientStop(
        location: first.location + (second.location - first.location) * fraction,
        color: first.color.mixed(with: second.color, by: fraction))
    }
    return GradientPaint(stops: stops, geometry: geometry)
  }
}

extension GradientPaint.Geometry {
  fileprivate func mixed(with other: Self, by fraction: Double) -> Self? {
    func mix<Value: Animatable>(_ first: Value, _ second: Value) -> Value {
      var result = first
      result.animatableData = first.animatableData.interpolated(towards: second.animatableData, amount: fraction)
      return result
    }
    switch (self, other) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      return .linear(start: mix(start, otherStart), end: mix(end, otherEnd))
    case (.radial(let center, let start, let end), .radial(let otherCenter, let otherStart, let otherEnd)):
      return .radial(
        center: mix(center, otherCenter), startRadius: mix(start, otherStart), endRadius: mix(end, otherEnd))
    case (.elliptical(let center, let start, let end), .elliptical(let otherCenter, let otherStart, let otherEnd)):
      return .elliptical(
        center: mix(center, otherCenter), startFraction: mix(start, otherStart), endFraction: mix(end, otherEnd))
    case (.angular(let center, let start, let end), .angular(let otherCenter, let otherStart, let otherEnd)):
      return .angular(center: mix(center, otherCenter), start: mix(start, otherStart), end: mix(end, otherEnd))
    default: return nil
    }
  }
}
