/// Whether glucose is measured before or after a meal, for `HKMetadataKeyBloodGlucoseMealTime`.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}
