/// How the recovery of a heart rate is measured, for `HKMetadataKeyHeartRateRecoveryTestType`.
public enum HKHeartRateRecoveryTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise
}
