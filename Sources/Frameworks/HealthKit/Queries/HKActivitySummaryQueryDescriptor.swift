import Foundation
import PhoneSimulation

/// Asks once for summaries of activity.
// @unchecked: a predicate is constant.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
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
}
