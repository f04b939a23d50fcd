import SwiftUI

/// Describes the marks of a chart to assistive technologies and tests, when somebody asks.
@MainActor
struct MarkDescriptions {
  private let model: ChartModel
  private let element: Element
  private let geometry: PlotGeometry
  private let numbers: AxisLabelFormat

  init(_ model: ChartModel, element: Element) {
    self.model = model
    self.element = element
    geometry = PlotGeometry(
      model: model, size: element.size, isMirrored: model.environment.layoutDirection == .rightToLeft)
    let data = model.marks.flatMap { [$0.x.first?.datum, $0.y.first?.datum, $0.sector?.angle.datum].compactMap { $0 } }
    numbers = AxisLabelFormat(data, environment: model.environment)
  }

  /// Adds an element for each mark, and for each group of marks.
  func describe(into builder: inout SemanticsBuilder) {
    var index = 0
    while index < model.placed.count {
      let look = model.looks[model.placed[index].look]
      var end = index + 1
      if let group = look.group {
        while end < model.placed.count, model.looks[model.placed[end].look].group == group { end += 1 }
      }
      add(index..<end, look, into: &builder)
      index = end
    }
  }

  private func add(_ marks: Range<Int>, _ look: MarkLook, into builder: inout SemanticsBuilder) {
    if look.isAccessibilityHidden { return }
    var frame = CGRect.null
    for mark in marks {
      let bounds = geometry.bounds(of: model.placed[mark])
      frame = frame.isNull ? bounds : frame.union(bounds)
    }
    // A point of a line or a rule has a width that can be touched.
    let room = max(0, Self.leastLength - min(frame.width, frame.height)) / 2
    if frame.width < Self.leastLength { frame = frame.insetBy(dx: -room, dy: 0) }
    if frame.height < Self.leastLength { frame = frame.insetBy(dx: 0, dy: -room) }
    let environment = model.environment
    let first = model.marks[model.placed[marks.lowerBound].mark]
    var node = SemanticsNode(
      role: .other, label: look.accessibilityLabel?.string(in: environment) ?? label(of: first, look),
      value: look.accessibilityValue?.string(in: environment) ?? value(of: marks), of: element,
      frame: element.frameOnScreen(of: frame))
    if let identifier = look.accessibilityIdentifier { node.identify(identifier) }
    node.reading = .asOne
    builder.add(node)
  }

  /// The least length of an element's frame, in points.
  private static let leastLength: CGFloat = 8

  private func describe(_ value: PlottedValue) -> String {
    let text = describe(value.datum.resolved(in: model.calendar))
    let label = value.label.string(in: model.environment)
    return label.isEmpty ? text : "\(label): \(text)"
  }

  private func describe(_ datum: Datum) -> String {
    if case .numbers(let low, let high) = datum {
      return "\(numbers.string(of: .number(low))) – \(numbers.string(of: .number(high)))"
    }
    return numbers.string(of: datum)
  }

  /// What the mark is about: its place on the axis that is not its value's, and its series.
  private func label(of mark: Mark, _ look: MarkLook) -> String {
    var parts: [String] = []
    let place = mark.sector == nil ? (isValueOnX(mark) ? mark.y : mark.x).first : nil
    if let place { parts.append(describe(place)) }
    for series in [look.foreground.by, look.symbol.by, look.lineStyle.by, mark.series] {
      guard let series, series.datum != place?.datum else { continue }
      let text = describe(series)
      if !parts.contains(text) { parts.append(text) }
    }
    if let function = mark.function { parts.append(function.xLabel.string(in: model.environment)) }
    return parts.joined(separator: ", ")
  }

  private func isValueOnX(_ mark: Mark) -> Bool {
    guard let x = mark.x.first?.datum, x.kind == .number else { return false }
    guard let y = mark.y.first?.datum else { return true }
    return y.kind != .number
  }

  private func value(of marks: Range<Int>) -> String {
    marks.map { index in
      let mark = model.marks[model.placed[index].mark]
      if let sector = mark.sector { return describe(sector.angle) }
      if let function = mark.function { return function.yLabel.string(in: model.environment) }
      switch isValueOnX(mark) ? mark.x : mark.y {
      case .value(let value): return describe(value)
      case .range(let first, let last): return "\(describe(first)), \(describe(last))"
      case .automatic, .points: return ""
      }
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
