import Foundation

/// A collection of bins for a chart that plots data against dates.
public struct DateBins {
  /// The ends of the bins, ascending.
  public let thresholds: [Date]

  /// Creates bins between thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of a length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    guard timeInterval > 0 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let low = range.lowerBound.timeIntervalSinceReferenceDate
    let high = range.upperBound.timeIntervalSinceReferenceDate
    let first = (low / timeInterval).rounded(.down)
    let last = Swift.max(first + 1, (high / timeInterval).rounded(.up))
    self.init(
      thresholds: stride(from: first, through: Swift.min(last, first + 100_000), by: 1).map {
        Date(timeIntervalSinceReferenceDate: $0 * timeInterval)
      })
  }

  /// Creates bins of a number of units of a calendar that cover a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(thresholds: DateStride(component: unit, count: Swift.max(1, stride)).dates(covering: range, in: calendar))
  }

  /// Creates about the desired number of bins that cover a range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let stride = DateStride.nice(length: length, desiredCount: desiredCount + 1)
    self.init(thresholds: stride.dates(covering: range, in: calendar))
  }

  /// Creates bins that cover the dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }
}

extension DateBins: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The index of the bin that contains a date; the nearest one if none does.
  public func index(for value: Date) -> Int { binIndex(for: value, in: thresholds) }

  public func index(after i: Int) -> Int { i + 1 }
}
