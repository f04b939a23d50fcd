/// Where a heart rate is measured, for `HKMetadataKeyHeartRateSensorLocation`.
public enum HKHeartRateSensorLocation: Int, Sendable {
  case other = 0
  case chest, wrist, finger, hand, earLobe, foot
}
