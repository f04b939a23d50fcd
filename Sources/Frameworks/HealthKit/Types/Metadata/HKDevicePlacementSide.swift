/// Where a person carries a device, for `HKMetadataKeyDevicePlacementSide`.
public enum HKDevicePlacementSide: Int, Sendable {
  case unknown = 0
  case left, right, central
}
