import Foundation

/// A number of units of a calendar between the ticks of an axis.
struct DateStride: Hashable, Sendable {
  let component: Calendar.Component
  let count: Int

  /// The length in seconds, of an average unit.
  var length: Double { Self.length(of: component) * Double(count) }

  private static func length(of component: Calendar.Component) -> Double {
    switch component {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .weekOfYear, .weekOfMonth: 7 * 86_400
    case .month: 30.436875 * 86_400
    case .quarter: 91.310625 * 86_400
    case .year, .yearForWeekOfYear: 365.2425 * 86_400
    case .era: 1_000 * 365.2425 * 86_400
    default: 86_400
    }
  }

  private static let nice: [DateStride] = {
    let counts: [(Calendar.Component, [Int])] = [
      (.second, [1, 2, 5, 10, 15, 30]), (.minute, [1, 2, 5, 10, 15, 30]), (.hour, [1, 2, 3, 6, 12]),
      (.day, [1, 2]), (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500]),
    ]
    return counts.flatMap { component, counts in counts.map { DateStride(component: component, count: $0) } }
  }()

  /// The stride whose ticks over a length in seconds are closest to the desired number; of two, the longer one.
  static func nice(length: Double, desiredCount: Int, minimum: Double = 0) -> DateStride {
    let desired = Double(max(2, desiredCount))
    var best = (stride: DateStride(component: .second, count: 1), distance: Double.infinity)
    for stride in nice where stride.length >= minimum {
      let distance = abs(length / stride.length + 1 - desired)
      if distance <= best.distance { best = (stride, distance) }
    }
    return best.stride
  }

  /// The dates of the stride from the last one at or before a range to the first one at or after it.
  func dates(covering range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    var dates = [start(before: range.lowerBound, in: calendar)]
    var index = 1
    while let last = dates.last, last < range.upperBound, index < NiceNumbers.limit {
      guard let next = calendar.date(byAdding: component, value: index * count, to: dates[0]), next > last else {
        break
      }
      dates.append(next)
      index += 1
    }
    return dates
  }

  /// The last date of the stride at or before a date: years, months, days and hours begin at multiples of the count.
  private func start(before date: Date, in calendar: Calendar) -> Date {
    guard let unit = calendar.dateInterval(of: component, for: date)?.start else { return date }
    guard count > 1 else { return unit }
    let outer: Calendar.Component? =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: nil
      }
    if let outer, let begin = calendar.dateInterval(of: outer, for: date)?.start {
      let passed = calendar.dateComponents([component], from: begin, to: unit).value(for: component) ?? 0
      return calendar.date(byAdding: component, value: passed / count * count, to: begin) ?? unit
    }
    if component == .year {
      let year = calendar.component(.year, from: unit)
      return calendar.date(byAdding: .year, value: -(year % count), to: unit) ?? unit
    }
    return unit
  }
}
