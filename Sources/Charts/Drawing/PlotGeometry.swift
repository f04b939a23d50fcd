import SwiftUI

/// The places of marks in a plot of a size, in points from its top leading corner, or from its top left one if mirrored.
@MainActor
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize

  /// Whether places are from the left edge of a plot from right to left, instead of from its leading edge.
  var isMirrored = false

  /// The space around the plot, into which annotations may be moved.
  var strips = ChartStrips()

  /// The ends of a place on the x axis.
  func x(_ extent: PlacedMark.Extent) -> (start: CGFloat, end: CGFloat) {
    let (start, end) = extent.ends(on: model.x, length: size.width)
    return isMirrored ? (size.width - start, size.width - end) : (start, end)
  }

  /// How far a mark is moved, from the leading edge or to the right.
  func offset(of look: MarkLook) -> MarkOffset {
    var offset = look.offset
    if isMirrored { (offset.xStart, offset.xEnd) = (-offset.xStart, -offset.xEnd) }
    return offset
  }

  /// The ends of a place on the y axis.
  func y(_ extent: PlacedMark.Extent) -> (start: CGFloat, end: CGFloat) {
    let (start, end) = extent.ends(on: model.y, length: size.height)
    if case .points = extent { return (start, end) }
    return (size.height - start, size.height - end)
  }

  /// The rectangle of a bar or a rectangle.
  func rect(of placed: PlacedMark) -> CGRect {
    let offset = offset(of: model.looks[placed.look])
    let (left, right) = x(placed.x)
    let (start, end) = y(placed.y)
    let minX = min(left, right) + offset.xStart
    let maxX = max(left, right) + offset.xEnd
    let minY = min(start, end) + offset.yStart
    let maxY = max(start, end) + offset.yEnd
    return CGRect(x: min(minX, maxX), y: min(minY, maxY), width: abs(maxX - minX), height: abs(maxY - minY))
  }

  /// The point of a point mark, or of a point of a line.
  func point(of placed: PlacedMark) -> CGPoint {
    let offset = offset(of: model.looks[placed.look])
    let x = x(placed.x)
    let y = y(placed.y)
    return CGPoint(x: (x.start + x.end) / 2 + offset.xStart, y: (y.start + y.end) / 2 + offset.yStart)
  }

  /// The ends of the rule of a rule mark.
  func rule(of placed: PlacedMark) -> (start: CGPoint, end: CGPoint) {
    let offset = offset(of: model.looks[placed.look])
    let x = x(placed.x)
    let y = y(placed.y)
    return (
      CGPoint(x: x.start + offset.xStart, y: y.start + offset.yStart),
      CGPoint(x: x.end + offset.xEnd, y: y.end + offset.yEnd)
    )
  }

  /// The size of a mark's symbol.
  func symbolSize(of look: MarkLook) -> CGSize {
    func square(_ area: CGFloat) -> CGSize {
      let side = max(0, area).squareRoot()
      return CGSize(width: side, height: side)
    }
    switch look.symbolSize {
    case .automatic: return square(model.look.marks.symbolArea)
    case .value(.area(let area)): return square(area)
    case .value(.extent(let size)): return size
    case .by(let value): return square(model.styles.symbolSize.value(for: value.datum) ?? model.look.marks.symbolArea)
    }
  }

  /// The circle of the sectors.
  var circle: (center: CGPoint, radius: CGFloat) {
    (CGPoint(x: size.width / 2, y: size.height / 2), max(0, min(size.width, size.height) / 2))
  }

  /// The radii and angles of a sector; angles clockwise from 12 o'clock, in radians.
  func sector(of placed: PlacedMark) -> SectorGeometry? {
    guard let sector = model.marks[placed.mark].sector, let turn = placed.turn else { return nil }
    let (center, radius) = circle
    func length(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      switch dimension.storage {
      case .automatic: automatic
      case .fixed(let value): value
      case .ratio(let part): part * radius
      case .inset(let inset): radius - inset
      }
    }
    let inset = sector.angularInset ?? 0
    let offset = offset(of: model.looks[placed.look])
    return SectorGeometry(
      center: CGPoint(x: center.x + offset.xStart, y: center.y + offset.yStart),
      inner: max(0, length(sector.innerRadius, automatic: 0)),
      outer: max(0, length(sector.outerRadius, automatic: radius)),
      start: turn.start * 2 * .pi, end: turn.end * 2 * .pi, inset: max(0, inset),
      cornerRadius: model.looks[placed.look].cornerRadius?.radius ?? 0)
  }

  /// The rectangle of a mark, for annotations and for assistive technologies.
  func bounds(of placed: PlacedMark) -> CGRect {
    switch model.marks[placed.mark].kind {
    case .bar, .rectangle: return rect(of: placed)
    case .point, .line:
      let point = point(of: placed)
      // A line without symbols has points without a size.
      let look = model.looks[placed.look]
      let size = model.marks[placed.mark].kind == .line && !look.hasSymbol ? .zero : symbolExtent(of: look)
      return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    case .area: return rect(of: placed)
    case .rule:
      let (start, end) = rule(of: placed)
      return CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    case .sector: return sector(of: placed)?.path.boundingRect ?? .null
    }
  }

  /// The extent of a symbol as it is drawn.
  func symbolExtent(of look: MarkLook) -> CGSize {
    let size = symbolSize(of: look)
    let unit = symbolShape(of: look)?.perceptualUnitRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    return CGSize(width: size.width * unit.width, height: size.height * unit.height)
  }

  /// The shape of a mark's symbol, or `nil` if it is a view.
  func symbolShape(of look: MarkLook) -> AnyChartSymbolShape? {
    switch look.symbol {
    case .automatic: AnyChartSymbolShape(BasicChartSymbolShape(figure: .circle))
    case .value(.shape(let shape)): shape
    case .value(.view): nil
    case .by(let value): model.styles.symbol.value(for: value.datum)
    }
  }
}

extension MarkLook {
  /// Whether the app gives the mark a symbol.
  var hasSymbol: Bool {
    if case .automatic = symbol { false } else { true }
  }
}
