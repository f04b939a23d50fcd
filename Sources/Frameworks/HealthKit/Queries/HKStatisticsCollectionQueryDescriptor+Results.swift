import Foundation

extension HKStatisticsCollectionQueryDescriptor: HKAsyncSequenceQuery {
  /// The statistics, and which of them have changed.
  public struct Result: Sendable {
    public let statisticsCollection: HKStatisticsCollection
    /// `nil` for the first result.
    public let updatedStatistics: [HKStatistics]?
  }

  public typealias Results = HKQueryResults<Result>

  /// The statistics, and then those after each change.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      let identifier = HKQuantityTypeIdentifier(rawValue: predicate.sampleType.identifier)
      let query = HKStatisticsCollectionQuery(
        quantityType: HKQuantityType(identifier), quantitySamplePredicate: predicate.nsPredicate, options: options,
        anchorDate: anchorDate,
        intervalComponents: intervalComponents)
      query.initialResultsHandler = { _, collection, error in
        if let collection {
          continuation.yield(Result(statisticsCollection: collection, updatedStatistics: nil))
        } else {
          continuation.finish(throwing: error)
        }
      }
      query.statisticsUpdateHandler = { _, statistics, collection, _ in
        guard let collection else { return }
        continuation.yield(Result(statisticsCollection: collection, updatedStatistics: statistics.map { [$0] }))
      }
      return query
    }
  }
}
