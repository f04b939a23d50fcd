/// The kind of a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
  case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
  case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
  case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
  case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
  case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
  case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000

  /// What a distance of the activity is a measurement of.
  var distanceType: HKQuantityTypeIdentifier {
    switch self {
    case .cycling, .handCycling: .distanceCycling
    case .swimming: .distanceSwimming
    case .downhillSkiing, .snowboarding, .snowSports: .distanceDownhillSnowSports
    case .crossCountrySkiing: .distanceCrossCountrySkiing
    case .paddleSports: .distancePaddleSports
    case .rowing: .distanceRowing
    case .skatingSports: .distanceSkatingSports
    case .wheelchairWalkPace, .wheelchairRunPace: .distanceWheelchair
    default: .distanceWalkingRunning
    }
  }
}
