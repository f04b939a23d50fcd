import SwiftUI

/// Chooses the values of an axis, and makes its lines and labels.
@MainActor
struct AxisResolver {
  let axis: Axis
  let settings: ChartAxisSettings
  let look: ChartLook
  let environment: EnvironmentValues

  /// The length of the axis in points, approximately.
  let length: CGFloat

  private var groups: [AxisMarkGroup] = []
  private var result = ResolvedAxis()

  init(
    axis: Axis, settings: ChartAxisSettings, look: ChartLook, environment: EnvironmentValues, length: CGFloat,
    isShownAutomatically: Bool
  ) {
    self.axis = axis
    self.settings = settings
    self.look = look
    self.environment = environment
    self.length = length
    if settings.visibility == .hidden { return }
    if let content = settings.content {
      var parts = _AxisParts()
      AnyAxisContent._collect(content, into: &parts)
      groups = parts.marks
      result.hasUnstyledLayer = parts.hasUnstyledLayer
    } else if isShownAutomatically {
      groups = [AxisMarkGroup(preset: .automatic, position: .automatic, values: .automatic, content: nil)]
    }
  }

  /// Moves the ends of the data's extent to the values of the axis, and resolves the axis.
  mutating func resolve(_ extents: inout AxisExtents) -> ResolvedAxis {
    for group in groups { round(&extents, for: group.values) }
    for group in groups { add(group, on: extents.scale) }
    return result
  }

  private func desiredCount(_ count: Int?) -> Int { count ?? look.ticks.count(on: length, along: axis) }

  // MARK: - The ends of the axis

  private func round(_ extents: inout AxisExtents, for values: AxisMarkValues) {
    guard extents.scale.kind != .category, !extents.hasOwnDomain, extents.hasData else { return }
    let range = extents.range
    switch values.storage {
    case .values(let data):
      let units = data.compactMap(\.low)
      guard let low = units.min(), let high = units.max() else { return }
      extents.extend(to: min(low, range.lowerBound)...max(high, range.upperBound))
    case .automatic, .stride:
      guard extents.scale.kind == .number else { return roundDates(&extents, for: values) }
      guard extents.scale.transform == .linear, !extents.isPadded else { return }
      let step = step(of: values, on: range, isRounded: true)
      extents.extend(
        to: NiceNumbers.rounded(
          range, to: step, lower: values.roundsLowerBound ?? true, upper: values.roundsUpperBound ?? true))
    case .dates: roundDates(&extents, for: values)
    }
  }

  /// Moves ends to dates where the app asks for it.
  private func roundDates(_ extents: inout AxisExtents, for values: AxisMarkValues) {
    guard values.roundsLowerBound == true || values.roundsUpperBound == true else { return }
    let range = extents.range
    let units = dates(of: values, on: range)
    let low =
      values.roundsLowerBound == true ? min(units.first ?? range.lowerBound, range.lowerBound) : range.lowerBound
    let high =
      values.roundsUpperBound == true ? max(units.last ?? range.upperBound, range.upperBound) : range.upperBound
    extents.extend(to: low...high)
  }

  private func step(of values: AxisMarkValues, on range: ClosedRange<Double>, isRounded: Bool) -> Double {
    switch values.storage {
    case .stride(let step) where step > 0: step
    case .automatic(let count, let minimum):
      NiceNumbers.step(
        covering: range, desiredCount: desiredCount(count), isRounded: isRounded, minimum: minimum ?? 0)
    default: NiceNumbers.step(covering: range, desiredCount: desiredCount(nil), isRounded: isRounded)
    }
  }

  /// Dates that cover a range, as units.
  private func dates(of values: AxisMarkValues, on range: ClosedRange<Double>) -> [Double] {
    let stride: DateStride
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    switch values.storage {
    case .dates(let own, let ownCalendar):
      stride = own
      calendar = ownCalendar ?? calendar
    case .automatic(let count, let minimum):
      stride = .nice(
        length: range.upperBound - range.lowerBound, desiredCount: desiredCount(count), minimum: minimum ?? 0)
    case .stride(let step):
      return step > 0 ? NiceNumbers.multiples(of: step, in: range) : []
    case .values: return []
    }
    let dates = stride.dates(
      covering: Date(
        timeIntervalSinceReferenceDate: range.lowerBound)...Date(timeIntervalSinceReferenceDate: range.upperBound),
      in: calendar)
    return dates.map(\.timeIntervalSinceReferenceDate)
  }

  // MARK: - Values

  /// The values of a group, and the distance between them in seconds if they are dates.
  private func values(of group: AxisMarkGroup, on scale: PositionScale) -> [Datum] {
    let range = scale.low...max(scale.low, scale.high)
    if case .values(let data) = group.values.storage { return data }
    switch scale.kind {
    case .category: return scale.categories.map(Datum.category)
    case .date:
      let slack = (range.upperBound - range.lowerBound) * 1e-9
      return dates(of: group.values, on: range)
        .filter { $0 >= range.lowerBound - slack && $0 <= range.upperBound + slack }.map(Datum.date)
    case .number:
      if scale.transform == .log {
        let powers = NiceNumbers.powers(in: range, desiredCount: desiredCount(nil))
        if powers.count > 1 { return powers.map(Datum.number) }
      }
      return NiceNumbers.multiples(of: step(of: group.values, on: range, isRounded: false), in: range).map(Datum.number)
    }
  }

  private mutating func add(_ group: AxisMarkGroup, on scale: PositionScale) {
    let data = values(of: group, on: scale)
    if result.values.isEmpty { result.values = data }
    let labels = AxisLabelFormat(data, environment: environment)
    for (index, datum) in data.enumerated() {
      guard let units = scale.units(of: datum) else { continue }
      let value = AxisValue(datum: datum, index: index, count: data.count)
      let parts = group.content?(value) ?? defaultParts(of: group)
      // The space of the value: its band, or up to the next value.
      let next = data.indices.contains(index + 1) ? scale.units(of: data[index + 1])?.low : nil
      let end = units.low < units.high ? units.high : next ?? scale.high
      add(
        parts, group, datum, start: units.low, end: max(units.low, end), labels, on: scale,
        isLast: index == data.count - 1)
    }
  }

  private mutating func add(
    _ parts: _AxisMarkParts, _ group: AxisMarkGroup, _ datum: Datum, start: Double, end: Double,
    _ labels: AxisLabelFormat, on scale: PositionScale, isLast: Bool
  ) {
    let side = side(of: group)
    let isCategory = scale.kind == .category
    for line in parts.lines {
      let tick: AxisTick.Length? = if case .tick(let length) = line.kind { length } else { nil }
      func add(at unit: Double) {
        result.lines.append(
          ResolvedAxis.Line(side: side, unit: unit, tick: tick, stroke: line.stroke ?? group.stroke, style: line.style))
      }
      guard line.isCentered != true else {
        add(at: (start + end) / 2)
        continue
      }
      add(at: start)
      // Lines of categories are at the borders of their bands.
      if isCategory, isLast { add(at: end) }
    }
    let isInside = group.preset.storage == .inset || isInsideByDefault(group, scale)
    for part in parts.labels {
      let text: String? =
        switch part.content {
        case .value: (group.format ?? { labels.string(of: $0) })(datum) ?? labels.string(of: datum)
        case .formatted(let format): format(datum) ?? labels.string(of: datum)
        case .view: nil
        }
      let isCentered = part.isCentered ?? (isCategory && !isInside)
      // The value at the end of the axis has no space after it.
      if isCentered, end <= start { continue }
      result.labels.append(
        ResolvedAxis.Label(
          id: result.labels.count, side: side, unit: start, middle: isCentered ? start...end : nil, part: part,
          text: text, preset: group.preset, isInside: isInside))
    }
  }

  /// Whether labels are inside of the plot: those of categories on a y axis whose side the app does not choose.
  private func isInsideByDefault(_ group: AxisMarkGroup, _ scale: PositionScale) -> Bool {
    axis == .vertical && scale.kind == .category && group.position.storage == .automatic
      && group.preset.storage == .automatic
  }

  private func side(of group: AxisMarkGroup) -> ResolvedAxis.Side {
    switch (axis, group.position.storage) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .leading
    case (.vertical, _): .trailing
    }
  }

  /// Lines and a label; the ticks of an x axis reach to the end of its labels.
  private func defaultParts(of group: AxisMarkGroup) -> _AxisMarkParts {
    var parts = _AxisMarkParts()
    let style = AxisMarkStyle()
    parts.lines.append(AxisLinePart(kind: .gridLine, isCentered: nil, stroke: nil, style: style))
    if axis == .horizontal {
      parts.lines.append(AxisLinePart(kind: .tick(.automatic), isCentered: nil, stroke: nil, style: style))
    }
    parts.labels.append(AxisLabelPart(content: .value))
    return parts
  }
}
