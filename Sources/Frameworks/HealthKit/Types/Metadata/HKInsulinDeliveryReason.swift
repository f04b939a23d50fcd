/// Why insulin is given, for `HKMetadataKeyInsulinDeliveryReason`.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
