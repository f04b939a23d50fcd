import Foundation
import PhoneSimulation

/// Asks once for samples of effort with their workouts.
// @unchecked: a predicate is constant.
public struct HKWorkoutEffortRelationshipQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
  /// What was related, and the place after it.
  public struct Result: Sendable {
    public let relationships: [HKWorkoutEffortRelationship]
    public let newAnchor: HKQueryAnchor

    fileprivate init(_ relationships: [HKWorkoutEffortRelationship]?, _ anchor: HKQueryAnchor?) {
      self.relationships = relationships ?? []
      newAnchor = anchor ?? HKQueryAnchor(fromValue: 0)
    }
  }

  /// Finds workouts; `nil` for all.
  public var predicate: NSPredicate?
  public var anchor: HKQueryAnchor?
  public var option: HKWorkoutEffortRelationshipQueryOptions

  /// Creates a query.
  public init(predicate: NSPredicate?, anchor: HKQueryAnchor?, option: HKWorkoutEffortRelationshipQueryOptions) {
    self.predicate = predicate
    self.anchor = anchor
    self.option = option
  }

  /// The relationships.
  ///
  /// - Throws: ``HKError`` if the app has not asked for a permission.
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      healthStore.execute(
        HKWorkoutEffortRelationshipQuery(predicate: predicate, anchor: anchor, options: option) {
          query, relationships, anchor, error in
          query.stop()
          if let error { return continuation.resume(throwing: error) }
          continuation.resume(returning: Result(relationships, anchor))
        })
    }
  }

  public typealias Results = HKQueryResults<Result>

  /// The relationships, and then those that are new.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      HKWorkoutEffortRelationshipQuery(predicate: predicate, anchor: anchor, options: option) {
        _, relationships, anchor, error in
        if let error { return continuation.finish(throwing: error) }
        continuation.yield(Result(relationships, anchor))
      }
    }
  }
}
