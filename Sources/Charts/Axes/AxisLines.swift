import FlowRendering
import SwiftUI

/// The grid lines of both axes.
struct AxisLines: LeafView {
  let model: ChartModel

  func resolve(in element: Element) -> some ResolvedLeaf { ResolvedAxisLines(model: model, strips: nil) }
}

/// The ticks of both axes.
struct AxisTicks: LeafView {
  let model: ChartModel
  let geometry: ChartGeometry

  func resolve(in element: Element) -> some ResolvedLeaf { ResolvedAxisLines(model: model, strips: geometry) }
}

@MainActor
private struct ResolvedAxisLines: ResolvedLeaf {
  let model: ChartModel

  /// The extents of the axes if the lines are ticks, or `nil` if they are in the plot.
  let strips: ChartGeometry?

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let environment = element.environment
    for line in model.xAxis.lines { draw(line, isX: true, size, environment, into: &list) }
    for line in model.yAxis.lines { draw(line, isX: false, size, environment, into: &list) }
  }

  private func draw(
    _ line: ResolvedAxis.Line, isX: Bool, _ size: CGSize, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder
  ) {
    guard (line.tick == nil) == (strips == nil) else { return }
    let grid = model.look.grid
    var start: CGPoint
    var end: CGPoint
    if isX {
      let x = model.xPosition(line.unit, in: size)
      (start, end) = (CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height))
      if let tick = line.tick {
        let length = length(of: tick, strip: line.side == .top ? strips?.strips.top : strips?.strips.bottom, isX: true)
        (start, end) =
          line.side == .top
          ? (CGPoint(x: x, y: 0), CGPoint(x: x, y: -length))
          : (CGPoint(x: x, y: size.height), CGPoint(x: x, y: size.height + length))
      }
    } else {
      let y = model.yPosition(line.unit, in: size)
      (start, end) = (CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y))
      if let tick = line.tick {
        let strip = line.side == .leading ? strips?.strips.leading : strips?.strips.trailing
        let length = length(of: tick, strip: strip, isX: false)
        (start, end) =
          line.side == .leading
          ? (CGPoint(x: 0, y: y), CGPoint(x: -length, y: y))
          : (CGPoint(x: size.width, y: y), CGPoint(x: size.width + length, y: y))
      }
    }
    if environment.layoutDirection == .rightToLeft {
      start.x = size.width - start.x
      end.x = size.width - end.x
    }
    let offset = line.style.offset
    var path = Path()
    path.move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
    path.addLine(to: CGPoint(x: end.x + offset.width, y: end.y + offset.height))
    let stroke = line.stroke ?? StrokeStyle(lineWidth: grid.width, dash: isX ? grid.dash : [])
    let bounds = path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    list.add(
      _ShapeOutline(path: path, stroke: stroke), paint: paint(of: line, environment), fillStyle: FillStyle(), in: bounds
    )
  }

  private func paint(of line: ResolvedAxis.Line, _ environment: EnvironmentValues) -> _ShapePaint {
    if let style = line.style.foreground { return style._resolvePaint(in: environment) }
    var color = Color.secondary.renderColor(in: environment)
    color.alpha = Float(model.look.grid.opacity)
    return _ShapePaint(color)
  }

  private func length(of tick: AxisTick.Length, strip: CGFloat?, isX: Bool) -> CGFloat {
    let strip = strip ?? 0
    return switch tick.storage {
    case .fixed(let length): length
    case .label(let more): strip + more
    case .automatic: isX && strip > 0 ? strip : model.look.grid.tick
    }
  }
}
