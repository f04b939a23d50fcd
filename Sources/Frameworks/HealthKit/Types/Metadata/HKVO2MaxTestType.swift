/// How a maximum of oxygen is measured, for `HKMetadataKeyVO2MaxTestType`.
public enum HKVO2MaxTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise
}
