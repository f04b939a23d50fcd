import Foundation

extension HKQuery {
  /// The summaries of the days from one to another, with both.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
  ) -> NSPredicate {
    let (start, end) = (HealthDay(startDateComponents), HealthDay(endDateComponents))
    return NSPredicate { object, _ in
      guard let day = (object as? HKActivitySummary)?.day, let start, let end else { return false }
      return start <= day && day <= end
    }
  }

  /// The summary of a day.
  public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
    predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
  }
}
