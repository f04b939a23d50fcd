import SwiftUI

/// A chart with its scales, its axes and the places of its marks: everything that does not depend on the exact size.
@MainActor
final class ChartModel {
  let marks: [Mark]
  let settings: ChartSettings
  let environment: EnvironmentValues
  let look: ChartLook
  let looks: [MarkLook]
  let placed: [PlacedMark]
  let x: PositionScale
  let y: PositionScale
  let xAxis: ResolvedAxis
  let yAxis: ResolvedAxis
  let styles: StyleScales
  let calendar: Calendar

  /// Whether the chart has data on an axis.
  let hasX: Bool
  let hasY: Bool

  /// The part of the x and y domains that is visible at once, if the chart scrolls.
  let visiblePart: CGSize

  init(_ collected: _ChartMarks, settings: ChartSettings, environment: EnvironmentValues, size: CGSize) {
    let look = environment.chartLook
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let marks = collected.marks
    var looks: [MarkLook] = []
    var lookOfMark: [Int] = []
    lookOfMark.reserveCapacity(marks.count)
    var last: MarkStyle?
    for mark in marks {
      if looks.isEmpty || mark.style !== last { looks.append(MarkLook(mark.style)) }
      last = mark.style
      lookOfMark.append(looks.count - 1)
    }
    let placement = MarkPlacement(
      marks: marks, looks: looks, lookOfMark: lookOfMark, settings: settings, look: look, calendar: calendar)
    var (xExtents, yExtents) = (placement.x, placement.y)
    let functions = marks.compactMap(\.function)
    FunctionSampling.noteArguments(of: functions, in: &xExtents)
    xExtents.finish(settings: settings.x.scale, axis: .horizontal)
    FunctionSampling.noteValues(of: functions, x: &xExtents, y: &yExtents)
    yExtents.finish(settings: settings.y.scale, axis: .vertical)
    // No axis appears on a chart without data.
    let isShown = !marks.isEmpty && !marks.allSatisfy { $0.sector != nil }
    func resolve(_ axis: Axis, _ extents: inout AxisExtents) -> ResolvedAxis {
      let own = axis == .horizontal ? settings.x : settings.y
      var resolver = AxisResolver(
        axis: axis, settings: own, look: look, environment: environment,
        length: axis == .horizontal ? size.width : size.height, isShownAutomatically: isShown && extents.hasData)
      return resolver.resolve(&extents)
    }
    xAxis = resolve(.horizontal, &xExtents)
    yAxis = resolve(.vertical, &yExtents)
    self.marks = marks
    self.settings = settings
    self.environment = environment
    self.look = look
    self.looks = looks
    self.calendar = calendar
    placed = placement.placed
    x = xExtents.scale
    y = yExtents.scale
    hasX = xExtents.hasData
    hasY = yExtents.hasData
    styles = StyleScales(looks, settings: settings, look: look, environment: environment)
    func visible(_ extents: AxisExtents, _ settings: PositionScaleSettings, scrolls: Bool) -> CGFloat {
      let length = extents.scale.high - extents.scale.low
      guard scrolls, let visible = settings.visibleLength, visible > 0, length > visible else { return 1 }
      return CGFloat(visible / length)
    }
    let axes = settings.scrolling.axes
    visiblePart = CGSize(
      width: visible(xExtents, settings.x.scale, scrolls: axes.contains(.horizontal)),
      height: visible(yExtents, settings.y.scale, scrolls: axes.contains(.vertical)))
  }

  /// The annotations; marks with the same one are annotated together.
  lazy var annotations: [AnnotationItem] = {
    var items: [AnnotationItem] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, placed) in placed.enumerated() {
      for (id, annotation) in looks[placed.look].annotations {
        if let known = indices[id] {
          items[known].marks.append(index)
        } else {
          indices[id] = items.count
          items.append(AnnotationItem(id: items.count, annotation: annotation, marks: [index]))
        }
      }
    }
    return items
  }()

  /// The views that are symbols of points.
  lazy var symbolViews: [SymbolView] = {
    var views: [SymbolView] = []
    for (index, placed) in placed.enumerated() {
      let kind = marks[placed.mark].kind
      guard kind == .point || kind == .line, case .value(.view(let view)) = looks[placed.look].symbol else { continue }
      views.append(SymbolView(id: views.count, mark: index, view: view))
    }
    return views
  }()

  /// The marks in drawing order.
  lazy var order = MarkOrder(self)

  /// Creates the marks of a mask on the scales of a chart.
  convenience init(_ marks: [Mark], onScalesOf other: ChartModel) {
    var settings = other.settings
    settings.x.scale.domain = _ScaleDomainOutputs(storage: .values(other.x.domain))
    settings.y.scale.domain = _ScaleDomainOutputs(storage: .values(other.y.domain))
    self.init(_ChartMarks(marks), settings: settings, environment: other.environment, size: .zero)
  }

  /// The place of a unit on the x axis, from the leading edge of a plot.
  func xPosition(_ unit: Double, in size: CGSize) -> CGFloat { x.position(of: unit, in: size.width) }

  /// The place of a unit on the y axis, from the top edge of a plot.
  func yPosition(_ unit: Double, in size: CGSize) -> CGFloat { size.height - y.position(of: unit, in: size.height) }
}
