/// How much a person moves while the heart rate is measured, for `HKMetadataKeyHeartRateMotionContext`.
public enum HKHeartRateMotionContext: Int, Sendable {
  case notSet = 0
  case sedentary, active
}
