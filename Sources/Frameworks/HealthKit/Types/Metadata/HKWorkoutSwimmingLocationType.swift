/// Where a person swims, for `HKMetadataKeySwimmingLocationType`.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown = 0
  case pool, openWater
}
