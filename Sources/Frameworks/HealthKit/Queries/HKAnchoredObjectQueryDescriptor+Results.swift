import Foundation

extension HKAnchoredObjectQueryDescriptor: HKAsyncSequenceQuery {
  public typealias Results = HKQueryResults<Result>

  /// The changes since the anchor, and then each further change.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      let handler: HKAnchoredObjectQuery.Handler = { _, samples, removed, anchor, error in
        if let error { return continuation.finish(throwing: error) }
        continuation.yield(
          Result(
            addedSamples: (samples ?? []).compactMap { $0 as? Sample }, deletedObjects: removed ?? [],
            newAnchor: anchor ?? HKQueryAnchor(fromValue: 0)))
      }
      let query = HKAnchoredObjectQuery(
        queryDescriptors: predicates.map(\.descriptor), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit,
        resultsHandler: handler)
      query.updateHandler = handler
      return query
    }
  }
}
