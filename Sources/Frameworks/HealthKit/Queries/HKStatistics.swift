import FlowFoundation
import Foundation

/// What is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
  public static let duration = Self(rawValue: 64)
}

/// What was computed of samples between two dates.
// @unchecked: the properties are constant.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  private let options: HKStatisticsOptions
  private let samples: [HKQuantitySample]

  init(
    _ type: HKQuantityType, _ samples: [HKQuantitySample], from start: Date, to end: Date, options: HKStatisticsOptions
  ) {
    quantityType = type
    self.samples = samples
    startDate = start
    endDate = end
    self.options = options
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The sources, if they are told apart.
  open var sources: [HKSource]? {
    guard options.contains(.separateBySource) else { return nil }
    return samples.reduce(into: []) { known, sample in
      if !known.contains(where: { $0.isEqual(sample.source) }) { known.append(sample.source) }
    }
  }

  private func of(_ source: HKSource) -> [HKQuantitySample] {
    options.contains(.separateBySource) ? samples.filter { $0.source.isEqual(source) } : []
  }

  /// A quantity of the samples' numbers in the unit of the type.
  private func quantity(
    _ option: HKStatisticsOptions, _ samples: [HKQuantitySample], _ compute: ([Double]) -> Double?
  ) -> HKQuantity? {
    guard options.contains(option), let unit = QuantityKinds.kind(of: quantityType.identifier)?.unit else { return nil }
    return compute(samples.map { $0.quantity.doubleValue(for: unit) }).map { HKQuantity(unit: unit, doubleValue: $0) }
  }

  private func mean(_ numbers: [Double]) -> Double? {
    numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  private func sum(_ numbers: [Double]) -> Double? { numbers.isEmpty ? nil : numbers.reduce(0, +) }

  private func newest(_ samples: [HKQuantitySample]) -> HKQuantitySample? {
    options.contains(.mostRecent) ? samples.max { $0.endDate < $1.endDate } : nil
  }

  open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, samples, mean) }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteAverage, of(source), mean) }
  open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, samples) { $0.min() } }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMin, of(source)) { $0.min() } }
  open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, samples) { $0.max() } }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMax, of(source)) { $0.max() } }
  open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, samples, sum) }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(.cumulativeSum, of(source), sum) }
  open func mostRecentQuantity() -> HKQuantity? { newest(samples)?.quantity }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { newest(of(source))?.quantity }
  open func mostRecentQuantityDateInterval() -> DateInterval? {
    newest(samples).map { DateInterval(start: $0.startDate, end: $0.endDate) }
  }

  open func duration() -> HKQuantity? {
    guard options.contains(.duration), !samples.isEmpty else { return nil }
    let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    return HKQuantity(unit: .second(), doubleValue: seconds)
  }
}

/// Statistics of intervals of equal length.
// @unchecked: the properties are constant.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]
  private let make: @Sendable (Date) -> HKStatistics

  init(
    _ type: HKQuantityType, _ samples: [HKQuantitySample], options: HKStatisticsOptions, anchor: Date,
    interval: DateComponents, calendar: Calendar
  ) {
    let intervals = Intervals(anchor: anchor, length: interval, calendar: calendar)
    let groups = Dictionary(grouping: samples) { intervals.interval(around: $0.startDate).start }
    all = groups.sorted { $0.key < $1.key }.map { start, samples in
      HKStatistics(
        type, samples, from: start, to: intervals.interval(around: start).end, options: options)
    }
    make = { date in
      let interval = intervals.interval(around: date)
      return HKStatistics(type, [], from: interval.start, to: interval.end, options: options)
    }
  }

  /// The statistics of the intervals that have samples, in order.
  open func statistics() -> [HKStatistics] { all }

  /// The statistics of the interval around a date; `nil` if it has no samples.
  open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }

  /// Calls a block for each interval between dates, also for those without samples.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    var date = startDate
    while date <= endDate {
      let empty = make(date)
      block(statistics(for: date) ?? empty, &stops)
      // An interval without a length would never end.
      if stops.boolValue || empty.endDate <= date { return }
      date = empty.endDate
    }
  }

  open func sources() -> Set<HKSource> { Set(all.flatMap { $0.sources ?? [] }) }
}

/// Intervals of a calendar's length from a date, in both directions.
private struct Intervals: Sendable {
  let anchor: Date
  let length: DateComponents
  let calendar: Calendar

  private func start(_ index: Int) -> Date {
    var components = length
    for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
      if let value = length.value(for: unit) { components.setValue(value * index, for: unit) }
    }
    return calendar.date(byAdding: components, to: anchor) ?? anchor
  }

  func interval(around date: Date) -> DateInterval {
    let size = start(1).timeIntervalSince(anchor)
    guard size > 0 else { return DateInterval(start: anchor, end: anchor) }
    // Near it, then exactly: months and days differ in their length.
    var index = Int((date.timeIntervalSince(anchor) / size).rounded(.down))
    while start(index) > date { index -= 1 }
    while start(index + 1) <= date { index += 1 }
    return DateInterval(start: start(index), end: start(index + 1))
  }
}
