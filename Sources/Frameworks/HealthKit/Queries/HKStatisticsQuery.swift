import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Asks once for what is computed of all samples.
// @unchecked: see `HKQuery`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let options: HKStatisticsOptions
  private let handler: Callback<(HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void>

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    type = quantityType
    self.options = options
    self.handler = Callback(handler)
    super.init(types: [quantityType], predicate: quantitySamplePredicate)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, nil, error) }
    guard let result = Self.result(type, samples(on: phone), options) else {
      return handler.call(self, nil, HKError(.errorNoData))
    }
    handler.call(self, result, nil)
  }

  /// The statistics of samples; `nil` without any.
  static func result(_ type: HKQuantityType, _ samples: [HKSample], _ options: HKStatisticsOptions) -> HKStatistics? {
    let measured = samples.compactMap { $0 as? HKQuantitySample }
    guard let first = measured.first, let end = measured.map(\.endDate).max() else { return nil }
    return HKStatistics(type, measured, from: first.startDate, to: end, options: options)
  }
}

/// Asks for what is computed of samples in intervals, and continues if it has a handler of updates.
// @unchecked: what changes is guarded by a lock.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  private struct Handlers {
    var initial: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    var update: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  }

  private let handlers = Locked(Handlers())
  private let type: HKQuantityType
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    type = quantityType
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    super.init(types: [quantityType], predicate: quantitySamplePredicate)
  }

  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? {
    get { handlers.withLock { $0.initial } }
    set { handlers.withLock { $0.initial = newValue } }
  }

  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  {
    get { handlers.withLock { $0.update } }
    set { handlers.withLock { $0.update = newValue } }
  }

  override var isLasting: Bool { statisticsUpdateHandler != nil }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) {
      initialResultsHandler?(self, nil, error)
    } else {
      initialResultsHandler?(self, collection(on: phone), nil)
    }
  }

  override func dataChanged() {
    guard let phone = runningPhone else { return }
    let collection = collection(on: phone)
    statisticsUpdateHandler?(self, collection.statistics().last, collection, nil)
  }

  func collection(on phone: SimulatedPhone) -> HKStatisticsCollection {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = phone.timeZone
    return HKStatisticsCollection(
      type, samples(on: phone).compactMap { $0 as? HKQuantitySample }, options: options, anchor: anchorDate,
      interval: intervalComponents, calendar: calendar)
  }
}
