#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Testing

  @Suite("Keys of metadata")
  struct HKMetadataKeysTests {
    @Test(
      "have Apple's values",
      arguments: [
        (HKMetadataKeyWeatherCondition, "HKWeatherCondition"), (HKMetadataKeyAverageMETs, "HKAverageMETs"),
        (HKMetadataKeyHeartRateMotionContext, "HKMetadataKeyHeartRateMotionContext"),
        (HKMetadataKeyMenstrualCycleStart, "HKMenstrualCycleStart"), (HKMetadataKeyLapLength, "HKLapLength"),
        (
          HKMetadataKeyCyclingFunctionalThresholdPowerTestType, "HKCyclingCyclingFunctionalThresholdPowerTestType"
        ),
      ])
    func values(key: String, value: String) {
      #expect(key == value)
    }

    @Test("have values that are kept as numbers")
    func enumerations() {
      #expect(HKWeatherCondition.tornado.rawValue == 27 && HKWeatherCondition.freezingDrizzle.rawValue == 15)
      #expect(HKWorkoutSwimmingLocationType(rawValue: 2) == .openWater)
      #expect(HKHeartRateMotionContext(rawValue: 1) == .sedentary)
      #expect(HKBodyTemperatureSensorLocation.forehead.rawValue == 11)
      #expect(HKSwimmingStrokeStyle.kickboard.rawValue == 6 && HKVO2MaxTestType.predictionNonExercise.rawValue == 3)
    }

    @Test("is measured in its own unit: an effort")
    func effort() {
      #expect(HKQuantityType(.workoutEffortScore).is(compatibleWith: .appleEffortScore()))
      #expect(!HKQuantityType(.workoutEffortScore).is(compatibleWith: .count()))
      #expect(HKQuantityType(.estimatedWorkoutEffortScore).aggregationStyle == .discreteArithmetic)
      #expect(HKQuantityType(.rowingSpeed).is(compatibleWith: HKUnit(from: "km/hr")))
      #expect(HKQuantityType(.distanceRowing).aggregationStyle == .cumulative)
    }
  }
#endif
