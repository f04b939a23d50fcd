import SwiftUI

/// A type that determines where the scrolls of a chart end.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Adjusts the target at which a gesture would end.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// A behavior of charts has no effect on other scroll views.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The context of a scroll of a chart.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// Passes the proxy of a chart to its behavior.
struct ChartTargetBehavior: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let proxy: ChartProxy

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(chartProxy: proxy, base: context))
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.base)
  }
}

/// Whether a scroll goes further than to the next value.
public struct ValueAlignedLimitBehavior: Sendable {
  enum Storage { case automatic, always, never }

  let storage: Storage

  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(storage: .automatic) }

  /// A gesture scrolls by one page at most.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(storage: .always) }
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(storage: .never) }
}

/// The values at which fast scrolls end.
public struct MajorValueAlignment<Value: Plottable> {
  let unit: ScrollUnit

  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(unit: .number(unit.datum.number ?? 0))
  }

  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    MajorValueAlignment(unit: .dates(components))
  }

  /// The length of the visible part.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(unit: .page) }
}

/// The values at which scrolls along an axis end.
enum ScrollUnit {
  case number(Double)
  case dates(DateComponents)
  case page
}

/// Ends scrolls of a chart at multiples of a unit, or at dates.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  var x: ScrollUnit?
  var y: ScrollUnit?
  var majorX: ScrollUnit?
  var majorY: ScrollUnit?
  let limit: ValueAlignedLimitBehavior

  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(components), .dates(components), majorAlignment?.unit, majorAlignment?.unit, limit: limitBehavior)
  }

  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .number(xUnit.datum.number ?? 0), .number(yUnit.datum.number ?? 0), xMajorAlignment?.unit, yMajorAlignment?.unit,
      limit: limitBehavior)
  }

  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xComponents), .dates(yComponents), xMajorAlignment?.unit, yMajorAlignment?.unit, limit: limitBehavior)
  }

  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xComponents), .number(yUnit.datum.number ?? 0), xMajorAlignment?.unit, yMajorAlignment?.unit,
      limit: limitBehavior)
  }

  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .number(xUnit.datum.number ?? 0), .dates(yComponents), xMajorAlignment?.unit, yMajorAlignment?.unit,
      limit: limitBehavior)
  }

  private init(
    _ x: ScrollUnit, _ y: ScrollUnit, _ majorX: ScrollUnit?, _ majorY: ScrollUnit?, limit: ValueAlignedLimitBehavior
  ) {
    self.x = x
    self.y = y
    self.majorX = majorX
    self.majorY = majorY
    self.limit = limit
  }

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let proxy = context.chartProxy
    let scales = assumeMainActor { proxy.model.map { (x: $0.x, y: $0.y, calendar: $0.calendar) } }
    guard let scales else { return }
    let content = context.base.contentSize
    let page = context.base.containerSize
    let isFast = max(abs(context.base.velocity.dx), abs(context.base.velocity.dy)) >= Self.fastVelocity
    if context.base.axes.contains(.horizontal as Axis), let x {
      var place = target.rect.minX
      if limit.storage == .always {
        let start = context.base.originalTarget.rect.minX
        place = max(start - page.width, min(start + page.width, place))
      }
      let alignment = ScrollAlignment(
        scale: scales.x, length: content.width, page: page.width, calendar: scales.calendar)
      target.rect.origin.x = alignment.aligned(place, to: isFast ? majorX ?? x : x)
    }
    if context.base.axes.contains(.vertical as Axis), let y {
      let alignment = ScrollAlignment(
        scale: scales.y, length: content.height, page: page.height, calendar: scales.calendar)
      let bottom = content.height - target.rect.maxY
      target.rect.origin.y =
        content.height - alignment.aligned(bottom, to: isFast ? majorY ?? y : y) - target.rect.height
    }
  }

  /// The velocity from which a scroll ends at a major value, in points per second.
  private static let fastVelocity: CGFloat = 500
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}

/// Moves the start of the visible part of an axis to a value.
private struct ScrollAlignment {
  let scale: PositionScale

  /// The lengths of the whole axis and of its visible part, in points.
  let length: CGFloat
  let page: CGFloat
  let calendar: Calendar

  func aligned(_ place: CGFloat, to unit: ScrollUnit) -> CGFloat {
    guard length > 0 else { return place }
    let value = scale.unit(at: place, in: length)
    switch unit {
    case .number(let step):
      guard step > 0 else { return place }
      return scale.position(of: (value / step).rounded() * step, in: length)
    case .page: return page > 0 ? (place / page).rounded() * page : place
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      // The nearest match, which may be the date itself.
      let after = calendar.nextDate(after: date.addingTimeInterval(-1), matching: components, matchingPolicy: .nextTime)
      let before = calendar.nextDate(
        after: date.addingTimeInterval(1), matching: components, matchingPolicy: .nextTime, direction: .backward)
      let nearest = [before, after].compactMap { $0 }.min {
        abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
      }
      return nearest.map { scale.position(of: $0.timeIntervalSinceReferenceDate, in: length) } ?? place
    }
  }
}
