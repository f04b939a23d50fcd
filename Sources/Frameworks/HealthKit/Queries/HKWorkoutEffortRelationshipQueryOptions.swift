/// Which samples of effort a query finds.
public enum HKWorkoutEffortRelationshipQueryOptions: Int, Sendable {
  /// All samples.
  case `default` = 0
  /// One sample: what the person says before what is estimated, and the newest of them.
  case mostRelevant
}
