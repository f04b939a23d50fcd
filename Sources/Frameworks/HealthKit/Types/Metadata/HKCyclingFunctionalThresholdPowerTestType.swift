/// How a threshold power is found, for `HKMetadataKeyCyclingFunctionalThresholdPowerTestType`.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
  case maxExercise60Minute = 1
  case maxExercise20Minute, rampTest, predictionExercise
}
