import Foundation

/// What a person wants to reach each day, for a test.
public struct HealthActivityGoals: Hashable, Sendable {
  public var moveMode = HKActivityMoveMode.activeEnergy
  /// In kilocalories.
  public var activeEnergy = 500.0
  /// In minutes.
  public var moveTime = 30.0
  /// In minutes.
  public var exerciseTime = 30.0
  public var standHours = 12.0

  /// Creates goals: 500 kilocalories, 30 minutes and 12 hours.
  public init() {}
}
