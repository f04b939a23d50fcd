import FlowFoundation
import SwiftUI

/// What modifiers around charts say about them.
struct ChartSettings {
  var x = ChartAxisSettings()
  var y = ChartAxisSettings()
  var foregroundStyle = StyleScaleSettings<AnyShapeStyle>()
  var symbol = StyleScaleSettings<AnyChartSymbolShape>()
  var lineStyle = StyleScaleSettings<StrokeStyle>()

  /// Areas in square points.
  var symbolSize = StyleScaleSettings<CGFloat>()
  var legend = ChartLegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selection = ChartSelectionSettings()
  var scrolling = ChartScrollSettings()

  /// The app's gesture on the plot, in place of selections.
  var gesture: ((ChartProxy, AnyView) -> AnyView)?

  /// The API without an effect.
  var shortfalls: [Shortfall] = []
}

/// What modifiers say about one axis.
struct ChartAxisSettings {
  var visibility = Visibility.automatic

  /// The app's own marks of the axis.
  var content: AnyAxisContent?
  var scale = PositionScaleSettings()
  var label: AxisTitle?
  var style: ((ChartAxisContent) -> AnyView)?
}

/// A view over or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// The title of an axis.
struct AxisTitle {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let content: AnyView
}

extension EnvironmentValues {
  @Entry var chartSettings = ChartSettings()
}

extension View {
  /// Changes the settings of the charts within the view.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
