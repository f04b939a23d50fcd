import FlowFoundation
import Foundation
import PhoneSimulation

/// Asks once for samples.
// @unchecked: see `HKQuery`.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The largest number of samples; zero for all.
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: Callback<(HKSampleQuery, [HKSample]?, (any Error)?) -> Void>

  /// Creates a query of a type.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    handler = Callback(resultsHandler)
    super.init(types: [sampleType], predicate: predicate)
  }

  /// Creates a query of several types.
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    handler = Callback(resultsHandler)
    super.init(
      types: queryDescriptors.map(\.sampleType), predicate: HKQueryDescriptor.predicate(of: queryDescriptors))
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, nil, error) }
    handler.call(self, samples(on: phone).sortedStably(by: sortDescriptors ?? []).prefix(limit: limit), nil)
  }
}

extension [HKSample] {
  /// The first samples; all for zero.
  func prefix(limit: Int) -> [HKSample] { limit > 0 ? Array(prefix(limit)) : self }
}
