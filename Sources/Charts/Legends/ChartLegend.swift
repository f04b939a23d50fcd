import SwiftUI

/// The legend of a chart: what its colors, symbols and lines mean.
struct ChartLegend: View {
  private let model: ChartModel
  private let items: [Item]

  /// The symbol and the name of a series.
  struct Item: Identifiable {
    let id: Int
    let datum: Datum
  }

  /// The legend, or `nil` if the chart has none.
  @MainActor
  init?(_ model: ChartModel) {
    guard model.settings.legend.visibility != .hidden else { return nil }
    self.model = model
    var data: [Datum] = []
    let styles = model.styles
    for domain in [
      styles.foregroundStyle.isContinuous ? [] : styles.foregroundStyle.domain, styles.symbol.domain,
      styles.lineStyle.domain,
    ] {
      for datum in domain where !data.contains(datum) { data.append(datum) }
    }
    items = data.enumerated().map { Item(id: $0, datum: $1) }
    if items.isEmpty, !styles.foregroundStyle.isContinuous, model.settings.legend.content == nil { return nil }
  }

  var body: some View {
    let look = model.look.legend
    if let content = model.settings.legend.content {
      content
    } else {
      VStack(alignment: .leading, spacing: look.betweenRows) {
        if model.styles.foregroundStyle.isContinuous { GradientLegend(model: model) }
        if !items.isEmpty {
          LegendLayout(look: look, isVertical: model.settings.legend.position.isBeside) {
            ForEach(items) { LegendItemView(datum: $0.datum, model: model) }
          }
        }
      }
      .font(model.look.labels.font).foregroundStyle(Color.secondary)
    }
  }
}

/// The symbol and the name of a series.
private struct LegendItemView: View {
  let datum: Datum
  let model: ChartModel

  var body: some View {
    HStack(spacing: model.look.legend.afterSymbol) {
      LegendSymbol(datum: datum, model: model)
      Text(verbatim: AxisLabelFormat([datum], environment: model.environment).string(of: datum)).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The color, the symbol or the line of a series.
private struct LegendSymbol: View {
  let datum: Datum
  let model: ChartModel

  var body: some View {
    let size = model.look.legend.symbolSize
    let style = model.styles.foregroundStyle.isContinuous ? nil : model.styles.foregroundStyle.value(for: datum)
    if let line = model.styles.lineStyle.value(for: datum) {
      LineShape().stroke(style ?? AnyShapeStyle(Color.secondary), style: line)
        .frame(width: model.look.legend.lineLength, height: size)
    } else {
      let shape = model.styles.symbol.value(for: datum) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
      shape.fill(style ?? AnyShapeStyle(Color.secondary)).frame(width: size, height: size)
    }
  }
}

private struct LineShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

extension BasicChartSymbolShape {
  fileprivate static var circle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .circle) }
}

/// Arranges the items of a legend in as many columns as there is room for.
private struct LegendLayout: Layout {
  let look: ChartLook.Legend
  let isVertical: Bool

  /// The widths of the columns and the heights of the rows.
  private func grid(_ subviews: Subviews, width: CGFloat) -> (columns: [CGFloat], rows: [CGFloat]) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var count = isVertical ? 1 : max(1, sizes.count)
    while true {
      var columns = [CGFloat](repeating: 0, count: min(count, max(1, sizes.count)))
      var rows = [CGFloat](repeating: 0, count: (sizes.count + count - 1) / count)
      for (index, size) in sizes.enumerated() {
        columns[index % count] = max(columns[index % count], size.width)
        rows[index / count] = max(rows[index / count], size.height)
      }
      let needed = columns.reduce(0, +) + look.betweenItems * CGFloat(columns.count - 1)
      if needed <= width + 0.001 || count == 1 { return (columns, rows) }
      count -= 1
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (columns, rows) = grid(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: columns.reduce(0, +) + look.betweenItems * CGFloat(columns.count - 1),
      height: rows.reduce(0, +) + look.betweenRows * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (columns, rows) = grid(subviews, width: bounds.width)
    var y = bounds.minY
    for (row, height) in rows.enumerated() {
      var x = bounds.minX
      for (column, width) in columns.enumerated() {
        let index = row * columns.count + column
        guard index < subviews.count else { break }
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: height))
        x += width + look.betweenItems
      }
      y += height + look.betweenRows
    }
  }
}

/// The gradient of a scale of numbers, with some of its values.
private struct GradientLegend: View {
  let model: ChartModel

  var body: some View {
    let look = model.look.legend
    let scale = model.styles.foregroundStyle
    let low = scale.domain.first?.low ?? 0
    let high = max(low, scale.domain.last?.low ?? 1)
    let kind = scale.domain.first?.kind ?? .number
    let values =
      kind == .number
      ? NiceNumbers.multiples(
        of: NiceNumbers.step(covering: low...high, desiredCount: model.look.ticks.desiredCount), in: low...high)
      : [low, high]
    let format = AxisLabelFormat(values.map { Datum($0, kind: kind) }, environment: model.environment)
    let steps = 10
    VStack(alignment: .leading, spacing: look.gradientSpacing) {
      LinearGradient(
        colors: (0...steps).map { step in
          let unit = low + (high - low) * Double(step) / Double(steps)
          return Color(style: scale.value(for: Datum(unit, kind: kind)), in: model.environment)
        }, startPoint: .leading, endPoint: .trailing
      )
      .frame(width: look.gradientSize.width, height: look.gradientSize.height)
      ZStack {
        ForEach(values, id: \.self) { value in
          Text(verbatim: format.string(of: Datum(value, kind: kind))).fixedSize()
            .position(x: high == low ? 0 : look.gradientSize.width * CGFloat((value - low) / (high - low)), y: 0)
        }
      }
      .frame(width: look.gradientSize.width, height: 0).padding(.top, look.gradientSize.height / 2)
      .padding(.bottom, look.gradientSize.height / 2)
    }
  }
}

extension Color {
  /// The color of a style.
  @MainActor
  fileprivate init(style: AnyShapeStyle?, in environment: EnvironmentValues) {
    guard let color = style?._resolvePaint(in: environment).representativeColor else {
      self = .clear
      return
    }
    self.init(
      .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }
}
