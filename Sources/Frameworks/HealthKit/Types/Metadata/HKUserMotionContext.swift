/// Whether a person moves during a measurement, for `HKMetadataKeyUserMotionContext`.
public enum HKUserMotionContext: Int, Sendable {
  case notSet = 0
  case stationary, active
}
