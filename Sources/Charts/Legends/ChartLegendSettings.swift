import SwiftUI

/// What modifiers say about the legends of charts.
struct ChartLegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

extension View {
  /// Configures the legend for charts, with a view as its content.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSettings {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
    }
  }

  /// Configures the legend for charts.
  ///
  /// - Parameter spacing: The distance to the chart, in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Configures the visibility of the legend for charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }
}
