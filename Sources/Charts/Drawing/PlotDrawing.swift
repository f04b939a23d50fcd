import FlowRendering
import SwiftUI

/// Draws the marks of a chart.
@MainActor
final class PlotDrawing {
  let model: ChartModel
  let geometry: PlotGeometry
  let environment: EnvironmentValues

  /// The length of a pixel in points.
  let pixelLength: CGFloat
  private var paints: [Int: _ShapePaint] = [:]

  init(_ model: ChartModel, size: CGSize, environment: EnvironmentValues) {
    self.model = model
    geometry = PlotGeometry(
      model: model, size: size, isMirrored: environment.layoutDirection == .rightToLeft)
    self.environment = environment
    pixelLength = environment.pixelLength
  }

  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  func draw(into list: inout DisplayListBuilder) {
    draw(model.order.units[...], level: 0, into: &list)
  }

  /// Draws units, those in an effect as one group.
  private func draw(_ units: ArraySlice<MarkOrder.Unit>, level: Int, into list: inout DisplayListBuilder) {
    var index = units.startIndex
    while index < units.endIndex {
      let effects = look(of: units[index]).effects
      guard effects.count > level else {
        index = drawPlain(units, from: index, level: level, into: &list)
        continue
      }
      let effect = effects[level]
      var end = index + 1
      while end < units.endIndex {
        let next = look(of: units[end]).effects
        guard next.count > level, next[level].id == effect.id else { break }
        end += 1
      }
      list.group(group(for: effect.effect, of: units[index..<end])) {
        draw(units[index..<end], level: level + 1, into: &$0)
      }
      index = end
    }
  }

  private func look(of unit: MarkOrder.Unit) -> MarkLook { model.looks[model.placed[unit.first].look] }

  private func group(for effect: MarkEffect, of units: ArraySlice<MarkOrder.Unit>) -> DisplayGroup {
    var group = DisplayGroup.plain
    switch effect {
    case .blur(let radius): group.filters = [.blur(radius: radius)]
    case .shadow(let color, let radius, let x, let y):
      group.filters = [.shadow(color: color.renderColor(in: environment), radius: radius, x: x, y: y)]
    case .clip(let shape, let style):
      group.clip = shape.path(in: bounds(of: units)).renderPath
      group.clipIsEvenOdd = style.isEOFilled
    case .mask(let marks): group.mask = maskItems(marks)
    case .layer: group.isIsolated = true
    }
    return group
  }

  /// The rectangle of the marks of units.
  private func bounds(of units: ArraySlice<MarkOrder.Unit>) -> CGRect {
    let indices = units.flatMap { unit -> [Int] in
      switch unit {
      case .mark(let index): [index]
      case .series(_, let indices): indices
      }
    }
    let rects = indices.map { geometry.bounds(of: model.placed[$0]) }.filter { !$0.isNull }
    return rects.dropFirst().reduce(rects.first ?? plot) { $0.union($1) }
  }

  /// The drawing of other marks on the scales of this chart.
  private func maskItems(_ marks: [Mark]) -> [DisplayItem] {
    let mask = ChartModel(marks, onScalesOf: model)
    return DisplayListBuilder.items { PlotDrawing(mask, size: geometry.size, environment: environment).draw(into: &$0) }
  }

  /// Draws a unit without effects, with others if they are drawn as one, and returns the index of the next one.
  private func drawPlain(
    _ units: ArraySlice<MarkOrder.Unit>, from start: Int, level: Int, into list: inout DisplayListBuilder
  ) -> Int {
    switch units[start] {
    case .series(let kind, let indices):
      if kind == .line { drawLine(indices, into: &list) } else { drawArea(indices, into: &list) }
    case .mark(let index):
      let placed = model.placed[index]
      let mark = model.marks[placed.mark]
      if mark.kind == .point, let end = pointRun(units, from: start) {
        drawPoints(units[start..<end], into: &list)
        return end
      }
      draw(mark, placed, into: &list)
    }
    return start + 1
  }

  private func draw(_ mark: Mark, _ placed: PlacedMark, into list: inout DisplayListBuilder) {
    if let function = mark.function { return draw(function, mark, placed, into: &list) }
    let look = model.looks[placed.look]
    switch mark.kind {
    case .bar, .rectangle:
      let rect = alignedToPixels(geometry.rect(of: placed), mark, in: list)
      guard rect.width > 0, rect.height > 0 else { return }
      add(outline(of: rect, mark, placed, look), look: placed.look, in: rect, into: &list)
    case .rule:
      let (start, end) = geometry.rule(of: placed)
      var path = Path()
      path.move(to: start)
      path.addLine(to: end)
      let stroke = stroke(of: look, width: model.look.marks.ruleWidth, isRule: true)
      let bounds = path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
      add(path, stroke: stroke, look: placed.look, in: bounds, into: &list)
    case .point:
      guard let shape = geometry.symbolShape(of: look) else { return }
      let rect = geometry.bounds(of: placed)
      add(shape.path(in: rect), look: placed.look, in: rect, into: &list)
    case .sector:
      guard let path = geometry.sector(of: placed)?.path, !path.isEmpty else { return }
      let (center, radius) = geometry.circle
      let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      list.add(
        _ShapeOutline(path: path), paint: paint(placed.look, in: circle), fillStyle: FillStyle(eoFill: true), in: circle
      )
    case .line, .area: break
    }
  }

  /// The rectangle of a bar whose ends along its value are whole pixels (measured on iOS 16), so that stacked ones meet.
  private func alignedToPixels(_ rect: CGRect, _ mark: Mark, in list: DisplayListBuilder) -> CGRect {
    guard mark.kind == .bar else { return rect }
    let aligned = list.aligned(rect, toPixelsOf: pixelLength)
    if case .value(let x) = mark.x, x.datum.kind == .number, !mark.y.isNumber {
      return CGRect(x: aligned.minX, y: rect.minY, width: aligned.width, height: rect.height)
    }
    return CGRect(x: rect.minX, y: aligned.minY, width: rect.width, height: aligned.height)
  }

  /// The outline of a bar: its end is round where nothing is stacked on it.
  private func outline(of rect: CGRect, _ mark: Mark, _ placed: PlacedMark, _ look: MarkLook) -> Path {
    if let corner = look.cornerRadius {
      return Path(
        roundedRect: rect, cornerRadius: min(corner.radius, rect.width / 2, rect.height / 2), style: corner.style)
    }
    guard mark.kind == .bar, placed.isOuterEnd else { return Path(rect) }
    let radius = min(model.look.marks.barRadius, rect.width / 2, rect.height / 2)
    var radii = RectangleCornerRadii()
    switch (placed.x, placed.y, mark.y, mark.x) {
    case (_, .between(let start, let end), .value, _):
      let isDown = (start <= end) == model.y.isReversed
      radii = RectangleCornerRadii(
        topLeading: isDown ? 0 : radius, bottomLeading: isDown ? radius : 0, bottomTrailing: isDown ? radius : 0,
        topTrailing: isDown ? 0 : radius)
    case (.between(let start, let end), _, _, .value):
      let isBack = ((start <= end) == model.x.isReversed) != geometry.isMirrored
      radii = RectangleCornerRadii(
        topLeading: isBack ? radius : 0, bottomLeading: isBack ? radius : 0, bottomTrailing: isBack ? 0 : radius,
        topTrailing: isBack ? 0 : radius)
    default:
      radii = RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    return Path(roundedRect: rect, cornerRadii: radii, style: .circular)
  }

  // MARK: - Paints

  func stroke(of look: MarkLook, width: CGFloat, isRule: Bool = false) -> StrokeStyle {
    switch look.lineStyle {
    case .automatic: StrokeStyle(lineWidth: width, lineCap: isRule ? .butt : .round, lineJoin: .round)
    case .value(let style): style
    case .by(let value): model.styles.lineStyle.value(for: value.datum) ?? StrokeStyle(lineWidth: width)
    }
  }

  /// The paint of a look, for a mark in a rectangle.
  func paint(_ index: Int, in rect: CGRect) -> _ShapePaint {
    if let known = paints[index] { return anchored(known, index, rect) }
    let look = model.looks[index]
    let style: AnyShapeStyle =
      switch look.foreground {
      case .automatic: AnyShapeStyle(model.look.series[0])
      case .value(let style): style
      case .by(let value): model.styles.foregroundStyle.value(for: value.datum) ?? AnyShapeStyle(model.look.series[0])
      }
    var paint = style._resolvePaint(in: environment)
    paint.opacity *= look.opacity
    paints[index] = paint
    return anchored(paint, index, rect)
  }

  private func anchored(_ paint: _ShapePaint, _ index: Int, _ rect: CGRect) -> _ShapePaint {
    guard model.looks[index].alignsStylesWithPlot else { return paint }
    var paint = paint
    paint.anchor = plot
    return paint
  }

  func add(
    _ path: Path, stroke: StrokeStyle? = nil, look: Int, in rect: CGRect, into list: inout DisplayListBuilder
  ) {
    list.add(
      _ShapeOutline(path: path, stroke: stroke), paint: paint(look, in: rect), fillStyle: FillStyle(), in: rect)
  }
}
