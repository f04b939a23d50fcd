/// How a person swims, for `HKMetadataKeySwimmingStrokeStyle`.
public enum HKSwimmingStrokeStyle: Int, Sendable {
  case unknown = 0
  case mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}
