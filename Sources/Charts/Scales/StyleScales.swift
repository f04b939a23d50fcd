import SwiftUI

/// The scales of a chart from data to looks.
struct StyleScales {
  let foregroundStyle: StyleScale<AnyShapeStyle>
  let symbol: StyleScale<AnyChartSymbolShape>
  let lineStyle: StyleScale<StrokeStyle>
  let symbolSize: StyleScale<CGFloat>

  @MainActor
  init(_ looks: [MarkLook], settings: ChartSettings, look: ChartLook, environment: EnvironmentValues) {
    var foreground: [PlottedValue] = []
    var symbols: [PlottedValue] = []
    var lines: [PlottedValue] = []
    var sizes: [PlottedValue] = []
    for look in looks {
      if case .by(let value) = look.foreground { foreground.append(value) }
      if case .by(let value) = look.symbol { symbols.append(value) }
      if case .by(let value) = look.lineStyle { lines.append(value) }
      if case .by(let value) = look.symbolSize { sizes.append(value) }
    }
    let series = look.series
    foregroundStyle = StyleScale(
      foreground, settings: settings.foregroundStyle,
      automatic: { index, _ in AnyShapeStyle(series[index % series.count]) },
      between: { range, part in Self.style(at: part, in: range, series: series, environment: environment) })
    symbol = StyleScale(
      symbols, settings: settings.symbol,
      automatic: { index, _ in
        let figures = SymbolFigure.inOrder
        return AnyChartSymbolShape(BasicChartSymbolShape(figure: figures[index % figures.count]))
      }, between: { _, _ in nil })
    let marks = look.marks
    lineStyle = StyleScale(
      lines, settings: settings.lineStyle,
      automatic: { index, _ in
        StrokeStyle(lineWidth: marks.lineWidth, lineJoin: .round, dash: marks.dashes[index % marks.dashes.count])
      }, between: { _, _ in nil })
    symbolSize = StyleScale(
      sizes, settings: settings.symbolSize,
      automatic: { index, count in
        let part = count < 2 ? 0 : CGFloat(index) / CGFloat(count - 1)
        return marks.symbolAreas.lowerBound + part * (marks.symbolAreas.upperBound - marks.symbolAreas.lowerBound)
      },
      between: { range, part in
        let (low, high) =
          switch range {
          case .ends(let low, let high): (low, high)
          case .values(let values): (values.first ?? 0, values.last ?? 0)
          default: (marks.symbolAreas.lowerBound, marks.symbolAreas.upperBound)
          }
        return low + CGFloat(part) * (high - low)
      })
  }

  /// The style at a part of a scale of numbers: by default from a light to the full first color.
  @MainActor
  private static func style(
    at part: Double, in range: StyleScaleSettings<AnyShapeStyle>.Range?, series: [Color],
    environment: EnvironmentValues
  ) -> AnyShapeStyle? {
    let part = max(0, min(1, part))
    let colors: [Color]
    switch range {
    case .gradient(let gradient): return AnyShapeStyle(gradient.color(at: part, in: environment))
    case .values(let styles): colors = styles.map { $0.firstColor(in: environment) }
    case .ends(let low, let high): colors = [low, high].map { $0.firstColor(in: environment) }
    case .style(let gradient): return AnyShapeStyle(gradient.stops(in: environment).color(at: part, in: environment))
    case .mapping: return nil
    case nil:
      let ground: Color = environment.colorScheme == .dark ? .black : .white
      colors = [ground.mix(with: series[0], by: lightest, in: .device), series[0]]
    }
    let gradient = Gradient(colors: colors.isEmpty ? [series[0]] : colors)
    return AnyShapeStyle(gradient.color(at: part, in: environment))
  }

  /// The fraction of the color in the color of the lowest number.
  private static let lightest = 0.2
}

extension AnyShapeStyle {
  /// The style's color, or one that stands for it.
  @MainActor
  fileprivate func firstColor(in environment: EnvironmentValues) -> Color {
    let color = _resolvePaint(in: environment).representativeColor
    return Color(
      .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }
}

extension AnyGradient {
  /// The gradient with the colors that it has in an environment.
  @MainActor
  fileprivate func stops(in environment: EnvironmentValues) -> Gradient {
    guard case .gradient(let paint) = _resolvePaint(in: environment).content else { return Gradient(colors: []) }
    return Gradient(
      stops: paint.stops.map { stop in
        Gradient.Stop(
          color: Color(
            .sRGB, red: Double(stop.color.red), green: Double(stop.color.green), blue: Double(stop.color.blue),
            opacity: Double(stop.color.alpha)), location: CGFloat(stop.location))
      })
  }
}

extension Gradient {
  /// The color at a part of the gradient.
  @MainActor
  func color(at part: Double, in environment: EnvironmentValues) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if part <= first.location { return first.color }
    if part >= last.location { return last.color }
    for (before, after) in zip(stops, stops.dropFirst()) where part <= after.location {
      let extent = after.location - before.location
      return before.color.mix(
        with: after.color, by: extent == 0 ? 1 : (part - before.location) / extent, in: .device)
    }
    return last.color
  }
}
