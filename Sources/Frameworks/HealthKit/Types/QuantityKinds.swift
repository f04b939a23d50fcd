/// The unit of each kind of quantity, and whether quantities of several times are added up.
enum QuantityKinds {
  /// The kinds that are added up, by their unit.
  private static let cumulative: KeyValuePairs<String, String> = [
    "kcal": "ActiveEnergyBurned BasalEnergyBurned DietaryEnergyConsumed",
    "min": "AppleExerciseTime AppleMoveTime AppleStandTime TimeInDaylight",
    "m": """
    DistanceCycling DistanceDownhillSnowSports DistanceSwimming DistanceWalkingRunning DistanceWheelchair \
    DistanceCrossCountrySkiing DistancePaddleSports DistanceRowing DistanceSkatingSports
    """,
    "count": """
    FlightsClimbed NikeFuel PushCount StepCount SwimmingStrokeCount NumberOfAlcoholicBeverages \
    NumberOfTimesFallen InhalerUsage
    """,
    "g": """
    DietaryBiotin DietaryCaffeine DietaryCalcium DietaryCarbohydrates DietaryChloride DietaryCholesterol \
    DietaryChromium DietaryCopper DietaryFatMonounsaturated DietaryFatPolyunsaturated DietaryFatSaturated \
    DietaryFatTotal DietaryFiber DietaryFolate DietaryIodine DietaryIron DietaryMagnesium DietaryManganese \
    DietaryMolybdenum DietaryNiacin DietaryPantothenicAcid DietaryPhosphorus DietaryPotassium DietaryProtein \
    DietaryRiboflavin DietarySelenium DietarySodium DietarySugar DietaryThiamin DietaryVitaminA DietaryVitaminB12 \
    DietaryVitaminB6 DietaryVitaminC DietaryVitaminD DietaryVitaminE DietaryVitaminK DietaryZinc
    """,
    "mL": "DietaryWater",
    "IU": "InsulinDelivery",
  ]

  /// The kinds whose values can be averaged, by their unit.
  private static let discrete: KeyValuePairs<String, String> = [
    "degC": "AppleSleepingWristTemperature WaterTemperature BasalBodyTemperature BodyTemperature",
    "%": """
    BodyFatPercentage AtrialFibrillationBurden PeripheralPerfusionIndex AppleWalkingSteadiness \
    WalkingAsymmetryPercentage WalkingDoubleSupportPercentage BloodAlcoholContent OxygenSaturation
    """,
    "kg": "BodyMass LeanBodyMass",
    "count": "BodyMassIndex UVExposure AppleSleepingBreathingDisturbances",
    "S": "ElectrodermalActivity",
    "m": "Height WaistCircumference UnderwaterDepth RunningStrideLength SixMinuteWalkTestDistance WalkingStepLength",
    "count/min": "CyclingCadence HeartRateRecoveryOneMinute RestingHeartRate WalkingHeartRateAverage",
    "W": "CyclingFunctionalThresholdPower CyclingPower RunningPower",
    "m/s": """
    CyclingSpeed RunningSpeed StairAscentSpeed StairDescentSpeed WalkingSpeed CrossCountrySkiingSpeed \
    PaddleSportsSpeed RowingSpeed
    """,
    "appleEffortScore": "WorkoutEffortScore EstimatedWorkoutEffortScore",
    "kcal/(kg*hr)": "PhysicalEffort",
    "dBASPL": "EnvironmentalAudioExposure EnvironmentalSoundReduction HeadphoneAudioExposure",
    "count/s": "HeartRate RespiratoryRate",
    "ms": "HeartRateVariabilitySDNN RunningGroundContactTime",
    "ml/(kg*min)": "VO2Max",
    "cm": "RunningVerticalOscillation",
    "mmHg": "BloodPressureDiastolic BloodPressureSystolic",
    "L": "ForcedExpiratoryVolume1 ForcedVitalCapacity",
    "L/min": "PeakExpiratoryFlowRate",
    "mg/dL": "BloodGlucose",
  ]

  struct Kind {
    let unit: HKUnit
    let isCumulative: Bool
  }

  private static let all: [String: (unit: String, isCumulative: Bool)] = {
    var result: [String: (unit: String, isCumulative: Bool)] = [:]
    for (table, isCumulative) in [(cumulative, true), (discrete, false)] {
      for (unit, names) in table {
        for name in names.split(separator: " ") {
          result["HKQuantityTypeIdentifier\(name)"] = (unit, isCumulative)
        }
      }
    }
    return result
  }()

  /// The types of what is eaten and drunk.
  static var dietaryTypes: [HKQuantityType] {
    all.keys.filter { $0.hasPrefix("HKQuantityTypeIdentifierDietary") }.sorted()
      .map { HKQuantityType(HKQuantityTypeIdentifier(rawValue: $0)) }
  }

  /// The unit in which people see a type: beats and breaths are counted in minutes.
  static func shownUnit(of identifier: String) -> HKUnit? {
    guard let unit = kind(of: identifier)?.unit else { return nil }
    return unit.isEqual(HKUnit(from: "count/s")) ? HKUnit(from: "count/min") : unit
  }

  /// The kind of an identifier; `nil` if there is none.
  static func kind(of identifier: String) -> Kind? {
    all[identifier].map { Kind(unit: HKUnit(from: $0.unit), isCumulative: $0.isCumulative) }
  }
}
