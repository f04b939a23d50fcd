import SwiftUI

/// The plot with its lines, marks and annotations, and the x axes above and below it.
struct PlotArea: View {
  let model: ChartModel
  let geometry: ChartGeometry

  var body: some View {
    PlotLayout(model: model, geometry: geometry) {
      styledPlot.chartRole(.plot)
      AxisTicks(model: model, geometry: geometry).allowsHitTesting(false).chartRole(.ticks)
      ForEach(model.xAxis.labels) { label in
        AxisLabelView(label: label, model: model).chartRole(.xLabel(label.id))
      }
    }
  }

  @ViewBuilder private var styledPlot: some View {
    let content = ChartPlotContent(model: model, geometry: geometry)
    if let style = model.settings.plotStyle { style(content) } else { content }
  }
}

/// Arranges a plot and its x axes.
struct PlotLayout: Layout {
  let model: ChartModel
  let geometry: ChartGeometry

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    assumeMainActor { arrange(subviews, in: bounds) }
  }

  @MainActor
  private func arrange(_ subviews: Subviews, in bounds: CGRect) {
    let strips = geometry.strips
    let proposed = CGSize(width: bounds.width, height: max(0, bounds.height - strips.top - strips.bottom))
    guard let view = subviews.first(.plot) else { return }
    let size = view.sizeThatFits(ProposedViewSize(proposed))
    let plot = CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + strips.top), size: size)
    geometry.plotSizeInLayout = size
    view.place(at: plot.origin, proposal: ProposedViewSize(proposed))
    subviews.first(.ticks)?.place(at: plot.origin, proposal: ProposedViewSize(size))
    placeLabels(subviews, of: plot)
  }

  /// Places the labels that have room, and those without it outside of every picture.
  @MainActor
  private func placeLabels(_ subviews: Subviews, of plot: CGRect) {
    let look = model.look.labels
    var ends: [ResolvedAxis.Side: CGFloat] = [:]
    for label in model.xAxis.labels {
      guard let view = subviews.first(.xLabel(label.id)) else { continue }
      let size = view.sizeThatFits(.unspecified)
      let spacing = label.part.verticalSpacing ?? look.abovePlotLabel
      var x = start(of: label, width: size.width, plot: plot)
      var y = label.side == .top ? plot.minY - spacing - size.height : plot.maxY + spacing
      if label.isInside { y = label.side == .top ? plot.minY + spacing : plot.maxY - spacing - size.height }
      if label.preset.storage == .aligned { x = max(plot.minX, min(plot.maxX - size.width, x)) }
      let gap: CGFloat? =
        switch label.part.collision.storage {
        case .disabled: nil
        case .greedy(let spacing): spacing ?? look.gap
        case .automatic, .truncate: look.gap
        }
      let isOutside = label.middle == nil && x >= plot.maxX && label.part.anchor == nil
      let isCovered = gap.map { x < (ends[label.side] ?? -.infinity) + $0 } ?? false
      guard !isOutside, !isCovered else {
        view.place(at: CGPoint(x: Self.nowhere, y: Self.nowhere), proposal: .zero)
        continue
      }
      ends[label.side] = x + size.width
      x += label.part.style.offset.width
      y += label.part.style.offset.height
      view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
  }

  /// A place outside of every picture, in points.
  private static let nowhere: CGFloat = -100_000

  @MainActor
  private func start(of label: ResolvedAxis.Label, width: CGFloat, plot: CGRect) -> CGFloat {
    if let middle = label.middle {
      let low = model.xPosition(middle.lowerBound, in: plot.size)
      let high = model.xPosition(middle.upperBound, in: plot.size)
      return plot.minX + (low + high) / 2 - width / 2
    }
    let x = plot.minX + model.xPosition(label.unit, in: plot.size)
    if let anchor = label.part.anchor { return x - anchor.x * width }
    return x + (label.part.horizontalSpacing ?? model.look.labels.afterLine)
  }
}

/// A view that represents a chart's plot area.
public struct ChartPlotContent: View {
  let model: ChartModel
  let geometry: ChartGeometry

  public var body: some View {
    PlotContentLayout(model: model, geometry: geometry) {
      AxisLines(model: model).allowsHitTesting(false)
      MarksView(model: model)
      ForEach(model.symbolViews) { symbol in
        symbol.view.layoutValue(key: PlotItemKey.self, value: .symbol(symbol.mark))
      }
      ForEach(model.annotations) { item in
        AnnotationView(item: item, model: model, geometry: geometry)
          .layoutValue(key: PlotItemKey.self, value: .annotation(item.id))
      }
    }
    .modifier(ChartPartModifier(geometry: geometry, part: \.plot))
    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { geometry.update($0) })
    .modifier(ChartSelectionGesture(model: model, geometry: geometry))
  }
}

extension View {
  /// Adds an overlay to a view that contains a chart; the content receives a proxy of the chart.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a background to a view that contains a chart; the content receives a proxy of the chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Configures the plot area of charts within the view.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }
}
