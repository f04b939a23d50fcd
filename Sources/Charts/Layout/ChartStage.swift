import SwiftUI

/// The parts of a chart, arranged.
struct ChartStage: View {
  let model: ChartModel
  let geometry: ChartGeometry

  var body: some View {
    let _ = geometry.model = model
    let proxy = ChartProxy(geometry: geometry)
    ChartLayout(model: model, geometry: geometry) {
      // First, so that the plot exists when the layers ask for its frame.
      container
      ForEach(Array(model.settings.backgrounds.indices), id: \.self) { index in
        ChartLayerView(layer: model.settings.backgrounds[index], proxy: proxy).chartRole(.background).zIndex(-2)
      }
      styledAxis(.horizontal)
      styledAxis(.vertical)
      ForEach(model.yAxis.labels) { label in
        AxisLabelView(label: label, model: model).chartRole(.yLabel(label.id))
      }
      sample(.top)
      sample(.bottom)
      if let title = model.settings.x.label { titleView(title, .horizontal) }
      if let title = model.settings.y.label { titleView(title, .vertical) }
      if let legend = ChartLegend(model) { legend.chartRole(.legend) }
      ForEach(Array(model.settings.overlays.indices), id: \.self) { index in
        ChartLayerView(layer: model.settings.overlays[index], proxy: proxy).chartRole(.overlay)
      }
    }
  }

  @ViewBuilder private var container: some View {
    if model.settings.scrolling.axes.isEmpty {
      PlotArea(model: model, geometry: geometry).chartRole(.plot)
        .modifier(ChartPartModifier(geometry: geometry, part: \.container))
    } else {
      ScrollingPlot(model: model, geometry: geometry).chartRole(.plot)
        .modifier(ChartPartModifier(geometry: geometry, part: \.container))
    }
  }

  /// The labels of an x axis over each other, not shown.
  @ViewBuilder private func sample(_ side: ResolvedAxis.Side) -> some View {
    let labels = model.xAxis.labels.filter { $0.side == side && !$0.isInside }
    if !labels.isEmpty {
      let texts = labels.allSatisfy { $0.text != nil && $0.part.orientation.isHorizontal }
      ZStack {
        // Labels that are texts in one line are equally high.
        ForEach(texts ? Array(labels.prefix(1)) : labels) { AxisLabelView(label: $0, model: model) }
      }
      .hidden().chartRole(.sample(side))
    }
  }

  private func titleView(_ title: AxisTitle, _ axis: Axis) -> some View {
    let isBeside = axis == .vertical && title.position.isBeside
    return title.content.font(model.look.labels.font).foregroundStyle(Color.secondary)
      .modifier(TurnedLabel(isTurned: isBeside, isReversed: false)).chartRole(.title(axis))
  }

  /// The area of an axis with the app's style.
  @ViewBuilder private func styledAxis(_ axis: Axis) -> some View {
    let settings = axis == .horizontal ? model.settings.x : model.settings.y
    if let style = settings.style { style(ChartAxisContent()).chartRole(.axisStyle(axis)).zIndex(-1) }
  }
}

/// A view over or behind a chart, aligned in it.
private struct ChartLayerView: View {
  let layer: ChartLayer
  let proxy: ChartProxy

  var body: some View {
    layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
  }
}

extension AnnotationPosition {
  /// Whether the position is at a leading or trailing side.
  var isBeside: Bool { storage == .leading || storage == .trailing }
}

/// The contents of a chart axis, for its style: the area of its labels.
public struct ChartAxisContent: View {
  public var body: some View { Color.clear }
}
