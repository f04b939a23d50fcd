/// How an effort is estimated, for `HKMetadataKeyPhysicalEffortEstimationType`.
public enum HKPhysicalEffortEstimationType: Int, Sendable {
  case activityLookup = 1
  case deviceSensed
}
