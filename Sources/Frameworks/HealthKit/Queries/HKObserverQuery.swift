import FlowFoundation
import Foundation
import PhoneSimulation

/// Called by an app when it has done what it does after a change.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// Tells an app that samples of a type have changed.
// @unchecked: see `HKQuery`.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private typealias Handler = (
    HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
  ) -> Void

  private let handler: Callback<Handler>

  /// Creates a query of a type.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = Callback { query, _, done, error in updateHandler(query, done, error) }
    super.init(types: [sampleType], predicate: predicate)
  }

  /// Creates a query of several types.
  ///
  /// - Parameter updateHandler: Gets the types of which samples were added or deleted: none at first, and `nil` with
  ///   an error.
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping (
        HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    handler = Callback(updateHandler)
    super.init(
      types: queryDescriptors.map(\.sampleType), predicate: HKQueryDescriptor.predicate(of: queryDescriptors))
  }

  override var isLasting: Bool { true }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    let error = error ?? permissionError(on: phone)
    handler.call(self, error == nil ? [] : nil, {}, error)
  }

  override func dataChanged(_ changed: [HKSample]) {
    guard runningPhone != nil else { return }
    let own = Set(types.map(\.identifier))
    handler.call(self, Set(changed.map(\.sampleType).filter { own.contains($0.identifier) }), {}, nil)
  }
}
