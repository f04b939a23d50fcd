import Foundation

extension PhoneRecurrence {
  /// The starts of all times that begin before a date, the first one included; at most 10,000.
  func starts(from first: Date, before limit: Date, calendar: Calendar) -> [Date] {
    var starts: [Date] = []
    let step = max(1, interval)
    let last = end ?? .distantFuture
    var round = 0
    while starts.count < min(count ?? 10_000, 10_000) {
      // Each round counts from the first time, so that the 31st stays the 31st.
      let unit: Calendar.Component =
        switch frequency {
        case .daily: .day
        case .weekly: .weekOfYear
        case .monthly: .month
        case .yearly: .year
        }
      guard let date = calendar.date(byAdding: unit, value: round * step, to: first) else { break }
      round += 1
      var dates = [date]
      if frequency == .weekly, !weekdays.isEmpty {
        let weekday = calendar.component(.weekday, from: date)
        // Weeks begin on Sunday.
        dates = weekdays.map(\.rawValue).sorted().compactMap {
          calendar.date(byAdding: .day, value: $0 - weekday, to: date)
        }.filter { $0 >= first }
      } else if frequency == .monthly || frequency == .yearly {
        // A month without the day has no time.
        if calendar.component(.day, from: date) != calendar.component(.day, from: first) {
          if date >= limit || date > last { break }
          continue
        }
      }
      let earliest = dates.first ?? date
      if earliest >= limit || earliest > last || round > 100_000 { break }
      for date in dates where date < limit && date <= last && starts.count < (count ?? .max) { starts.append(date) }
    }
    return starts
  }
}
