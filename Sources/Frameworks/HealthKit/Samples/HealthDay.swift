import Foundation

/// A day, as the person sees it.
struct HealthDay: Hashable, Comparable, Sendable {
  private let year: Int
  private let month: Int
  private let day: Int

  init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let components = calendar.dateComponents([.year, .month, .day], from: date)
    (year, month, day) = (components.year ?? 0, components.month ?? 0, components.day ?? 0)
  }

  /// Creates the day of components; `nil` if there is none.
  init?(_ components: DateComponents) {
    let calendar = components.calendar ?? Calendar(identifier: .gregorian)
    guard let date = calendar.date(from: components) else { return nil }
    self.init(date, in: components.timeZone ?? calendar.timeZone)
  }

  /// The era, year, month and day in a calendar.
  func components(in calendar: Calendar) -> DateComponents {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let noon = gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    var result = noon.map { calendar.dateComponents([.era, .year, .month, .day], from: $0) } ?? DateComponents()
    result.calendar = calendar
    return result
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
