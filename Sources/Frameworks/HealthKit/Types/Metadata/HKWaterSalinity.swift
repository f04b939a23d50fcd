/// The kind of water, for `HKMetadataKeyWaterSalinity`.
public enum HKWaterSalinity: Int, Sendable {
  case freshWater = 1
  case saltWater
}
