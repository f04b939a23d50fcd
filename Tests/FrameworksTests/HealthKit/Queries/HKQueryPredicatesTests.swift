#if os(Linux)
  import FlowFoundation
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  private typealias Operator = FlowFoundation.NSComparisonPredicate.Operator

  @Suite("Predicates of samples", .ownPhone)
  struct HKQueryPredicatesTests {
    private let start = Date(timeIntervalSince1970: 0)

    private func steps(
      _ count: Double, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) -> HKQuantitySample {
      HKQuantitySample(
        type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: count), start: start,
        end: start, device: device, metadata: metadata)
    }

    private func sleep(_ value: HKCategoryValueSleepAnalysis) -> HKCategorySample {
      HKCategorySample(type: HKCategoryType(.sleepAnalysis), value: value.rawValue, start: start, end: start)
    }

    private func workout(_ minutes: Double, energy: Double? = nil) -> HKWorkout {
      HKWorkout(
        activityType: .running, start: start, end: start + minutes * 60,
        totalEnergyBurned: energy.map { HKQuantity(unit: .kilocalorie(), doubleValue: $0) },
        totalDistance: energy.map { HKQuantity(unit: .meter(), doubleValue: $0 * 10) })
    }

    @Test("compare values of metadata")
    func metadata() {
      let sample = steps(
        1, metadata: [HKMetadataKeyWasUserEntered: true, "level": 3, "shoes": "red", "date": start])
      #expect(
        HKQuery.predicateForObjects(withMetadataKey: "shoes", allowedValues: ["blue", "red"]).evaluate(with: sample))
      #expect(!HKQuery.predicateForObjects(withMetadataKey: "shoes", allowedValues: ["blue"]).evaluate(with: sample))
      #expect(
        HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, operatorType: .equalTo, value: true)
          .evaluate(with: sample))
      #expect(
        !HKQuery.predicateForObjects(
          withMetadataKey: HKMetadataKeyWasUserEntered, operatorType: .notEqualTo, value: true
        ).evaluate(with: sample))
      #expect(
        HKQuery.predicateForObjects(withMetadataKey: "level", operatorType: .greaterThan, value: 2.5)
          .evaluate(with: sample))
      #expect(
        HKQuery.predicateForObjects(withMetadataKey: "date", operatorType: .lessThan, value: start + 1)
          .evaluate(with: sample))
      #expect(
        !HKQuery.predicateForObjects(withMetadataKey: "level", operatorType: .equalTo, value: "3")
          .evaluate(with: sample))
    }

    @Test("find quantities, versions of sources, and devices")
    func quantities() {
      let sample = steps(10, device: .local())
      let ten = HKQuantity(unit: .count(), doubleValue: 10)
      for (comparison, isFound) in [
        (Operator.equalTo, true), (.greaterThanOrEqualTo, true), (.lessThanOrEqualTo, true), (.greaterThan, false),
        (.lessThan, false), (.notEqualTo, false),
      ] {
        #expect(
          HKQuery.predicateForQuantitySamples(with: comparison, quantity: ten).evaluate(with: sample) == isFound)
      }
      let meters = HKQuantity(unit: .meter(), doubleValue: 1)
      #expect(!HKQuery.predicateForQuantitySamples(with: .greaterThan, quantity: meters).evaluate(with: sample))
      #expect(HKQuery.predicateForObjects(from: [sample.sourceRevision]).evaluate(with: sample))
      #expect(
        !HKQuery.predicateForObjects(from: [HKSourceRevision(source: .default(), version: "9")]).evaluate(with: sample))
      #expect(HKQuery.predicateForObjects(from: [HKDevice.local()]).evaluate(with: sample))
      #expect(!HKQuery.predicateForObjects(from: [HKDevice.local()]).evaluate(with: steps(10)))
    }

    @Test("find notes by the values of their enumeration")
    func notes() {
      let asleep = HKCategoryValueSleepAnalysis.predicateForSamples(
        equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
      #expect([.asleepREM, .awake, .inBed].map { asleep.evaluate(with: sleep($0)) } == [true, false, false])
      let awake = HKCategoryValueSleepAnalysis.predicateForSamples(.equalTo, value: .awake)
      #expect([.asleepREM, .awake].map { awake.evaluate(with: sleep($0)) } == [false, true])
    }

    @Test("find workouts by their duration, totals and parts")
    func workouts() {
      let (short, long) = (workout(10, energy: 50), workout(60))
      func found(_ predicate: NSPredicate) -> [Bool] { [short, long].map { predicate.evaluate(with: $0) } }
      let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 40)
      let distance = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 0.5)
      #expect(found(HKQuery.predicateForWorkouts(with: .greaterThan, duration: 1800)) == [false, true])
      #expect(found(HKQuery.predicateForWorkouts(with: .greaterThan, totalEnergyBurned: energy)) == [true, false])
      #expect(found(HKQuery.predicateForWorkouts(with: .equalTo, totalDistance: distance)) == [true, false])
      let type = HKQuantityType(.activeEnergyBurned)
      #expect(
        found(HKQuery.predicateForWorkouts(operatorType: .lessThan, quantityType: type, sumQuantity: energy))
          == [false, false])
      let runs = HKQuery.predicateForWorkoutActivities(workoutActivityType: .running)
      #expect(found(HKQuery.predicateForWorkouts(activityPredicate: runs)) == [true, true])
      let quick = HKQuery.predicateForWorkoutActivities(operatorType: .lessThanOrEqualTo, duration: 600)
      #expect(found(HKQuery.predicateForWorkouts(activityPredicate: quick)) == [true, false])
      let strong = HKQuery.predicateForWorkoutActivities(
        operatorType: .greaterThan, quantityType: type, sumQuantity: energy)
      #expect(found(HKQuery.predicateForWorkouts(activityPredicate: strong)) == [true, false])
    }

    @Test("find workouts by the smallest, largest and mean heart rate")
    func heartRates() {
      let heart = HKQuantityType(.heartRate)
      let unit = HKUnit.count().unitDivided(by: .minute())
      let run = workout(10)
      SimulatedPhone.current.addHealthSamples(to: run) {
        [100, 140].map {
          HKQuantitySample(
            type: heart, quantity: HKQuantity(unit: unit, doubleValue: $0), start: start, end: start)
        }
      }
      func quantity(_ value: Double) -> HKQuantity { HKQuantity(unit: unit, doubleValue: value) }
      #expect(
        HKQuery.predicateForWorkouts(operatorType: .lessThan, quantityType: heart, minimumQuantity: quantity(101))
          .evaluate(with: run))
      #expect(
        !HKQuery.predicateForWorkouts(operatorType: .greaterThan, quantityType: heart, maximumQuantity: quantity(141))
          .evaluate(with: run))
      #expect(
        HKQuery.predicateForWorkouts(operatorType: .greaterThan, quantityType: heart, averageQuantity: quantity(119))
          .evaluate(with: run))
      let parts = HKQuery.predicateForWorkoutActivities(
        operatorType: .lessThan, quantityType: heart, averageQuantity: quantity(121))
      #expect(HKQuery.predicateForWorkouts(activityPredicate: parts).evaluate(with: run))
    }
  }
#endif
