import Foundation
import PhoneSimulation

extension HKWorkoutBuilder {
  private var measured: [HKQuantitySample] { samples.compactMap { $0 as? HKQuantitySample } }

  /// The statistics of each type that was added.
  public var allStatistics: [HKQuantityType: HKStatistics] {
    guard let startDate else { return [:] }
    let end = endDate ?? measured.map(\.endDate).max() ?? startDate
    return HKStatistics.byType(measured, from: startDate, to: end)
  }

  /// The statistics of a type; `nil` if no samples of it were added.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

  /// The seconds from the start to a date, without pauses.
  public func elapsedTime(at date: Date) -> TimeInterval {
    guard let startDate, startDate < date else { return 0 }
    let time = DateInterval(start: startDate, end: max(startDate, min(date, endDate ?? date)))
    return time.duration - workoutEvents.pausedTime(within: time)
  }

  /// The parts of the workout that were added.
  public var workoutActivities: [HKWorkoutActivity] {
    parts.map { $0.collecting(measured, workoutEvents, until: endDate) }
  }

  private func add(_ activity: HKWorkoutActivity) throws {
    try changePart { parts in
      guard !parts.contains(activity) else { throw HKError(.errorInvalidArgument) }
      parts.append(activity)
    }
  }

  private func change(_ id: UUID, _ make: (HKWorkoutActivity) throws -> HKWorkoutActivity) throws {
    try changePart { parts in
      guard let index = parts.firstIndex(where: { $0.uuid == id }) else { throw HKError(.errorInvalidArgument) }
      parts[index] = try make(parts[index])
    }
  }

  private func finish(_ id: UUID, _ date: Date) throws {
    try change(id) { part in
      guard part.startDate <= date else { throw HKError(.errorInvalidArgument) }
      return part.changed(end: date)
    }
  }

  // MARK: - Closures

  /// Adds a part.
  public func addWorkoutActivity(
    _ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    tell(completion) { try add(workoutActivity) }
  }

  /// Ends a part.
  public func updateActivity(
    uuid UUID: UUID, end endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    tell(completion) { try finish(UUID, endDate) }
  }

  /// Adds values about a part.
  public func updateActivity(
    uuid UUID: UUID, adding metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    tell(completion) { try change(UUID) { $0.changed(adding: metadata) } }
  }

  // MARK: - Waiting

  /// Adds a part.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved, or has the part already.
  public func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { try add(workoutActivity) }

  /// Ends a part.
  ///
  /// - Throws: ``HKError`` for a part that was not added, or that would end before it starts.
  public func updateActivity(uuid UUID: UUID, end endDate: Date) async throws { try finish(UUID, endDate) }

  /// Adds values about a part.
  ///
  /// - Throws: ``HKError`` for a part that was not added.
  public func updateActivity(uuid UUID: UUID, adding metadata: [String: Any]) async throws {
    try change(UUID) { $0.changed(adding: metadata) }
  }
}
