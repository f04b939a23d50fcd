import Foundation
import PhoneSimulation

/// Asks once for summaries of activity.
// @unchecked: a predicate is constant.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
  /// Finds summaries; `nil` for all.
  public var predicate: NSPredicate?

  /// Creates a query.
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

  /// The summaries by their days.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    try await withCheckedThrowingContinuation { continuation in
      healthStore.execute(
        HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in
          continuation.resume(with: error.map { .failure($0) } ?? .success(summaries ?? []))
        })
    }
  }

  public typealias Results = HKQueryResults<[HKActivitySummary]>

  /// All summaries, and then those that change.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      let handler: HKActivitySummaryQuery.Handler = { _, summaries, error in
        if let error { return continuation.finish(throwing: error) }
        continuation.yield(summaries ?? [])
      }
      let query = HKActivitySummaryQuery(predicate: predicate, resultsHandler: handler)
      query.updateHandler = handler
      return query
    }
  }
}
