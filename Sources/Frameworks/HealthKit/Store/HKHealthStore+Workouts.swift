import Foundation
import PhoneSimulation

extension HKHealthStore {
  /// The workout of the store; the one that the app has is it, or an older copy.
  private func saved(_ workout: HKWorkout) throws -> HKWorkout {
    let found = phone.healthSamples.lazy.compactMap { $0 as? HKWorkout }.first { $0.uuid == workout.uuid }
    guard let found else { throw HKError(.errorInvalidArgument) }
    return found
  }

  private func addNow(_ samples: [HKSample], to workout: HKWorkout) throws {
    if let error = permissionToWrite([workout]) { throw error }
    let workout = try saved(workout)
    try saveNew(samples)
    workout.associate(samples)
  }

  /// Saves samples as parts of a workout, whose statistics have them.
  public func add(
    _ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later(completion) { try addNow(samples, to: workout) }
  }

  /// Saves samples as parts of a workout, whose statistics have them.
  ///
  /// - Throws: ``HKError`` if the workout is not saved, or the app may not write one of the types.
  public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
    try addNow(samples, to: workout)
  }
}
