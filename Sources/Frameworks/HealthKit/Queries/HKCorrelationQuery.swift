import FlowFoundation
import Foundation
import PhoneSimulation

/// Asks once for correlations.
// @unchecked: see `HKQuery`.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  /// What the objects of types have to be like.
  public let samplePredicates: [HKSampleType: NSPredicate]?
  private let handler: Callback<(HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void>

  /// Creates a query.
  ///
  /// - Parameter samplePredicates: A correlation is found that has an object for each of them; `nil` for all.
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    self.correlationType = correlationType
    self.samplePredicates = samplePredicates
    handler = Callback(completion)
    super.init(types: [correlationType], predicate: predicate)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, nil, error) }
    let found = samples(on: phone).compactMap { $0 as? HKCorrelation }.filter { correlation in
      (samplePredicates ?? [:]).allSatisfy { type, predicate in
        correlation.objects(for: type).contains { predicate.evaluate(with: $0) }
      }
    }
    handler.call(self, found, nil)
  }
}
