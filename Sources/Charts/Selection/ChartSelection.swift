import SwiftUI

/// The selections of charts that an app follows.
struct ChartSelectionSettings {
  /// A value on an axis.
  struct Value {
    /// Sets the value at a place, or `nil` where there is none.
    let set: (Datum?) -> Void
  }

  /// A range of values on an axis.
  struct Range {
    let set: (Datum?, Datum?) -> Void
  }

  var x: Value?
  var y: Value?
  var angle: Value?
  var xRange: Range?
  var yRange: Range?

  var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }

  /// A selection that writes to a binding.
  static func value<P: Plottable>(_ binding: Binding<P?>) -> Value {
    Value { datum in binding.wrappedValue = datum.flatMap { P($0) } }
  }

  /// A selection of a range that writes to a binding.
  static func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) -> Range {
    Range { first, last in
      guard let first = first.flatMap({ P($0) }), let last = last.flatMap({ P($0) }) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, last)...max(first, last)
    }
  }
}

extension View {
  /// Adds a selection of a value on the x axis: where a finger is on the plot.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.x = ChartSelectionSettings.value(value) }
  }

  /// Adds a selection of a range on the x axis: between where a finger began and where it is.
  ///
  /// - Note: Approximate: on a device a range is selected with two fingers.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSettings {
      $0.selection.xRange = ChartSelectionSettings.range(range)
      $0.shortfalls.append(.approximate("chartXSelection(range:)", "one finger selects a range instead of two."))
    }
  }

  /// Adds a selection of a value on the y axis: where a finger is on the plot.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.y = ChartSelectionSettings.value(value) }
  }

  /// Adds a selection of a range on the y axis: between where a finger began and where it is.
  ///
  /// - Note: Approximate: on a device a range is selected with two fingers.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSettings {
      $0.selection.yRange = ChartSelectionSettings.range(range)
      $0.shortfalls.append(.approximate("chartYSelection(range:)", "one finger selects a range instead of two."))
    }
  }

  /// Adds a selection of a value of the sectors: the sum up to where a finger is.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selection.angle = ChartSelectionSettings.value(value) }
  }

  /// Adds a gesture to the plots of charts, in place of the one that selects.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartSettings { $0.gesture = { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}

/// Adds the gestures of selections, or the app's own, to a plot.
struct ChartSelectionGesture: ViewModifier {
  let model: ChartModel
  let geometry: ChartGeometry

  @ViewBuilder func body(content: Content) -> some View {
    let settings = model.settings
    if let gesture = settings.gesture {
      gesture(ChartProxy(geometry: geometry), AnyView(content.contentShape(Rectangle())))
    } else if settings.selection.isEmpty {
      content
    } else {
      // Beside a scroll: a finger that scrolls the surroundings does not stop them.
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { ChartProxy(geometry: geometry).select(at: $0.location, from: $0.startLocation) }
          .onEnded { _ in ChartProxy(geometry: geometry).select(at: nil, from: .zero) })
    }
  }
}

extension ChartProxy {
  /// Writes the selections for a finger on the plot, or that there is none.
  func select(at point: CGPoint?, from start: CGPoint) {
    guard let selection = model?.settings.selection else { return }
    selection.x?.set(point.flatMap { datum(atX: $0.x) })
    selection.y?.set(point.flatMap { datum(atY: $0.y) })
    selection.angle?.set(point.flatMap { datum(atTurn: angle(at: $0).radians / (2 * .pi)) })
    selection.xRange?.set(point.flatMap { _ in datum(atX: start.x) }, point.flatMap { datum(atX: $0.x) })
    selection.yRange?.set(point.flatMap { _ in datum(atY: start.y) }, point.flatMap { datum(atY: $0.y) })
  }

  /// Selects the value at an x of the plot.
  public func selectXValue(at xPosition: CGFloat) { model?.settings.selection.x?.set(datum(atX: xPosition)) }

  /// Selects the value at a y of the plot.
  public func selectYValue(at yPosition: CGFloat) { model?.settings.selection.y?.set(datum(atY: yPosition)) }

  /// Selects the values between two x of the plot.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    model?.settings.selection.xRange?.set(datum(atX: from), datum(atX: to))
  }

  /// Selects the values between two y of the plot.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    model?.settings.selection.yRange?.set(datum(atY: from), datum(atY: to))
  }

  /// Selects the value at an angle of a pie chart.
  public func selectAngleValue(at angle: Angle) {
    model?.settings.selection.angle?.set(datum(atTurn: angle.radians / (2 * .pi)))
  }
}
