import SwiftUI

/// What modifiers say about the scrolling of charts.
struct ChartScrollSettings {
  var axes: Axis.Set = []
  var x = Position()
  var y = Position()
  var behavior: (any ChartScrollTargetBehavior)?

  /// The value at the start of the visible part of an axis.
  struct Position {
    /// The value to begin with.
    var initial: Datum?

    /// Reads and writes the value of a binding.
    var get: (() -> Datum?)?
    var set: ((Datum) -> Void)?
  }
}

extension View {
  /// Configures the charts in the view to be scrollable along axes.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrolling.axes = axes }
  }

  /// Sets the length of the visible domain on the x axis; seconds for dates.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.x.scale.visibleLength = length.datum.number }
  }

  /// Sets the length of the visible domain on the y axis; seconds for dates.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.y.scale.visibleLength = length.datum.number }
  }

  /// Sets the value at the start of the visible part of the x axis when the chart appears.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chartSettings { $0.scrolling.x.initial = datum }
  }

  /// Sets the value at the start of the visible part of the y axis when the chart appears.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chartSettings { $0.scrolling.y.initial = datum }
  }

  /// Associates a binding to be updated when the chart scrolls along the x axis.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings { $0.scrolling.x = ChartScrollSettings.position(x) }
  }

  /// Associates a binding to be updated when the chart scrolls along the y axis.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings { $0.scrolling.y = ChartScrollSettings.position(y) }
  }

  /// Determines where scrolls of the charts in the view end.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSettings { $0.scrolling.behavior = behavior }
  }
}

extension ChartScrollSettings {
  fileprivate static func position<P: Plottable>(_ binding: Binding<P>) -> Position {
    Position(
      get: { binding.wrappedValue.datum },
      set: { datum in
        guard let value = P(datum), value.datum != binding.wrappedValue.datum else { return }
        binding.wrappedValue = value
      })
  }
}
