import SwiftUI

/// A proxy that you use to access the scales and plot area of a chart.
///
/// Positions are in points from the plot's top left corner.
@MainActor @preconcurrency
public struct ChartProxy {
  let geometry: ChartGeometry

  nonisolated init(geometry: ChartGeometry) { self.geometry = geometry }

  /// The model and the size of the plot; a view that reads them is made again when the size changes.
  private var plot: PlotGeometry? {
    let size = geometry.plotSize
    guard let model = geometry.model else { return nil }
    return PlotGeometry(
      model: model, size: size, isMirrored: model.environment.layoutDirection == .rightToLeft)
  }

  var model: ChartModel? { geometry.model }

  /// The size of the plot, in points.
  public var plotSize: CGSize { geometry.plotSize }

  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { frame(of: geometry.plot) }

  /// The frame of the visible part of the plot.
  public var plotContainerFrame: Anchor<CGRect>? { frame(of: geometry.container) }

  /// The frame of the plot.
  @available(iOS, deprecated: 17.0, renamed: "plotFrame")
  @available(macOS, deprecated: 14.0, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> {
    guard let frame = frame(of: geometry.plot) ?? frame(of: geometry.container) ?? geometry.lastFrame else {
      fatalError("A ChartProxy was asked for the frame of a chart that was never shown.")
    }
    geometry.lastFrame = frame
    return frame
  }

  /// The size of the plot, in points.
  @available(iOS, deprecated: 17.0, renamed: "plotSize")
  @available(macOS, deprecated: 14.0, renamed: "plotSize")
  public var plotAreaSize: CGSize { geometry.plotSize }

  private func frame(of element: Element?) -> Anchor<CGRect>? {
    _ = geometry.plotSize
    guard let element, element.isMounted else { return nil }
    return Anchor<CGRect>.Source.bounds.anchor(of: element)
  }
}

// MARK: - Positions

extension ChartProxy {
  /// The x of a value, or `nil` if it is not on the scale.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    guard let plot, let model, plot.size.width > 0, let units = model.x.units(of: value.datum) else { return nil }
    return plot.x(.at((units.low + units.high) / 2)).start
  }

  /// The y of a value, or `nil` if it is not on the scale.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    guard let plot, let model, plot.size.height > 0, let units = model.y.units(of: value.datum) else { return nil }
    return plot.y(.at((units.low + units.high) / 2)).start
  }

  /// The point of two values.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The extent of a value on the x axis: the band of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let plot, let model, plot.size.width > 0, let units = model.x.units(of: value.datum) else { return nil }
    let (start, end) = plot.x(.between(units.low, units.high))
    return min(start, end)...max(start, end)
  }

  /// The extent of a value on the y axis: the band of a category.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let plot, let model, plot.size.height > 0, let units = model.y.units(of: value.datum) else { return nil }
    let (start, end) = plot.y(.between(units.low, units.high))
    return min(start, end)...max(start, end)
  }

  /// The rectangle of two values.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }
}

// MARK: - Values

extension ChartProxy {
  /// The value at an x, or `nil` if there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    datum(atX: position).flatMap { P($0) }
  }

  /// The value at a y, or `nil` if there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    datum(atY: position).flatMap { P($0) }
  }

  /// The values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  func datum(atX position: CGFloat) -> Datum? {
    guard let plot, let model, plot.size.width > 0 else { return nil }
    return model.x.datum(
      at: model.x.unit(at: plot.isMirrored ? plot.size.width - position : position, in: plot.size.width))
  }

  func datum(atY position: CGFloat) -> Datum? {
    guard let plot, let model, plot.size.height > 0 else { return nil }
    return model.y.datum(at: model.y.unit(at: plot.size.height - position, in: plot.size.height))
  }

  /// The angle of a point around the center of a pie chart, clockwise from 12 o'clock.
  public func angle(at position: CGPoint) -> Angle {
    guard let plot else { return .zero }
    return .radians(SectorGeometry.turn(at: position, around: plot.circle.center) * 2 * .pi)
  }

  /// The sum of the sectors up to an angle, or `nil` if there is no value of the type.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    datum(atTurn: angle.radians / (2 * .pi)).flatMap { P($0) }
  }

  func datum(atTurn turn: Double) -> Datum? {
    guard let model else { return nil }
    let sizes = model.marks.compactMap { $0.sector?.angle.datum }
    let whole = sizes.reduce(0) { $0 + max(0, $1.isRange ? ($1.high ?? 0) - ($1.low ?? 0) : $1.high ?? 0) }
    guard whole > 0 else { return nil }
    return .number((turn - turn.rounded(.down)) * whole)
  }
}

// MARK: - Scales

extension ChartProxy {
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model?.styles.foregroundStyle.value(for: value.datum)
  }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model?.styles.lineStyle.value(for: value.datum)
  }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model?.styles.symbol.value(for: value.datum)
  }

  /// The area of a symbol, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model?.styles.symbolSize.value(for: value.datum)
  }

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model?.x.domain) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model?.y.domain) }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(model?.styles.foregroundStyle.domain)
  }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model?.styles.symbol.domain) }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model?.styles.symbolSize.domain) }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model?.styles.lineStyle.domain) }

  private func values<P: Plottable>(_ domain: [Datum]?) -> [P] { (domain ?? []).compactMap { P($0) } }
}
