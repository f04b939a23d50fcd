import SwiftUI

extension View {
  /// Sets the visibility of the x axis of the charts in the view.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.visibility = visibility }
  }

  /// Sets the visibility of the y axis of the charts in the view.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.visibility = visibility }
  }

  /// Configures the x-axis for charts in the view.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(content())
    return chartSettings { $0.x.content = content }
  }

  /// Configures the y-axis for charts in the view.
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(content())
    return chartSettings { $0.y.content = content }
  }

  /// Adds a view as the label of the x axis of the charts in the view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSettings { $0.x.label = title }
  }

  /// Adds a localized label of the x axis of the charts in the view.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a label of the x axis of the charts in the view.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a view as the label of the y axis of the charts in the view.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSettings { $0.y.label = title }
  }

  /// Adds a localized label of the y axis of the charts in the view.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a label of the y axis of the charts in the view.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Modifies the labels and ticks of the x axis of the charts in the view.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSettings { $0.x.style = { AnyView(content($0)) } }
  }

  /// Modifies the labels and ticks of the y axis of the charts in the view.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSettings { $0.y.style = { AnyView(content($0)) } }
  }
}
