import FlowFoundation
import Foundation
import PhoneSimulation

/// A query whose results are awaited.
public protocol HKAsyncQuery {
  associatedtype Output

  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// Samples of a type that a predicate finds.
// @unchecked: the properties are constant.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?

  init(_ type: HKSampleType, _ predicate: NSPredicate?) {
    sampleType = type
    nsPredicate = predicate
  }

  var descriptor: HKQueryDescriptor {
    HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate)
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(.workoutType(), predicate) }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKSeriesType.workoutRoute(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKCorrelation {
  public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}

/// Asks once for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  public var predicates: [HKSamplePredicate<Sample>]
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// The largest number of samples; `nil` for all.
  public var limit: Int?

  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  /// The samples.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    let samples = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<[HKSample], any Error>) in
      healthStore.execute(
        HKSampleQuery(queryDescriptors: predicates.map(\.descriptor), limit: HKObjectQueryNoLimit) {
          continuation.resume(with: $2.map { .failure($0) } ?? .success($1 ?? []))
        })
    }
    let sorted = samples.compactMap { $0 as? Sample }.sorted(using: sortDescriptors)
    return limit.map { Array(sorted.prefix(max(0, $0))) } ?? sorted
  }
}

/// Asks once for what is computed of all samples.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions

  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  /// The statistics; `nil` without samples.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.sampleType as? HKQuantityType else { return nil }
    do {
      return try await withCheckedThrowingContinuation { continuation in
        healthStore.execute(
          HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options) {
            continuation.resume(with: $2.map { .failure($0) } ?? .success($1))
          })
      }
    } catch HKError.errorNoData {
      return nil
    }
  }
}

/// Asks once for what is computed of samples in intervals.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, Sendable {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions
  public var anchorDate: Date
  public var intervalComponents: DateComponents

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  /// The statistics.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.sampleType as? HKQuantityType else { throw HKError(.errorInvalidArgument) }
    let query = HKStatisticsCollectionQuery(
      quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options, anchorDate: anchorDate,
      intervalComponents: intervalComponents)
    return try await withCheckedThrowingContinuation { continuation in
      query.initialResultsHandler = { _, result, error in
        continuation.resume(
          with: result.map { .success($0) } ?? .failure(error ?? HKError(.unknownError)))
      }
      healthStore.execute(query)
    }
  }
}

/// Asks once for what has changed since a place.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  /// What has changed, and the place after it.
  public struct Result {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }

  public var predicates: [HKSamplePredicate<Sample>]
  public var anchor: HKQueryAnchor?
  /// The largest number of samples; `nil` for all.
  public var limit: Int?

  /// Creates a query.
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    self.predicates = predicates
    self.anchor = anchor
    self.limit = limit
  }

  /// The changes.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<UncheckedResult, any Error>) in
      healthStore.execute(
        HKAnchoredObjectQuery(
          queryDescriptors: predicates.map(\.descriptor), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit
        ) { _, samples, removed, anchor, error in
          if let error { return continuation.resume(throwing: error) }
          let added = (samples ?? []).compactMap { $0 as? Sample }
          continuation.resume(
            returning: UncheckedResult(
              value: Result(
                addedSamples: added, deletedObjects: removed ?? [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))))
        })
    }.value
  }

  // @unchecked: its samples are constant; Apple's result is not sendable.
  private struct UncheckedResult: @unchecked Sendable {
    let value: Result
  }
}
