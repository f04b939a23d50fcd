import FlowFoundation
import Foundation
import PhoneSimulation

/// Asks once for the sources of samples.
// @unchecked: see `HKQuery`.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: Callback<(HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void>

  /// Creates a query of the sources whose samples a predicate finds.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = Callback(completionHandler)
    super.init(types: [sampleType], predicate: objectPredicate)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, nil, error) }
    handler.call(self, Set(samples(on: phone).map(\.source)), nil)
  }
}

/// Asks once for the sources of samples.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  public var predicate: HKSamplePredicate<Sample>

  /// Creates a query.
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

  /// The sources, in the order of their identifiers.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
    let sources: Set<HKSource> = try await withCheckedThrowingContinuation { continuation in
      healthStore.execute(
        HKSourceQuery(sampleType: predicate.sampleType, samplePredicate: predicate.nsPredicate) { _, sources, error in
          continuation.resume(with: error.map { .failure($0) } ?? .success(sources ?? []))
        })
    }
    return sources.sorted { $0.bundleIdentifier < $1.bundleIdentifier }
  }
}
