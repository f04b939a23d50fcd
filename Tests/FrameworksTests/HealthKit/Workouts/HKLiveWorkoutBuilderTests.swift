#if os(Linux)
  import FlowCoreLocation
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Live builders of workouts", .ownPhone) @MainActor
  struct HKLiveWorkoutBuilderTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private let log = WorkoutLog()
    private let perMinute = HKUnit.count().unitDivided(by: .minute())
    private var phone: SimulatedPhone { screen.phone }

    private func configuration(_ type: HKWorkoutActivityType) -> HKWorkoutConfiguration {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = type
      return configuration
    }

    private func make(
      _ type: HKWorkoutActivityType = .running
    ) throws -> (session: HKWorkoutSession, builder: HKLiveWorkoutBuilder) {
      screen.show(Text("workout"))
      phone.enter()
      phone.permissions[.health] = .authorized
      let configuration = configuration(type)
      let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
      let builder = session.associatedWorkoutBuilder()
      builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
      builder.delegate = log
      log.count(from: phone.now)
      return (session, builder)
    }

    private func start(_ session: HKWorkoutSession, _ builder: HKLiveWorkoutBuilder) {
      session.startActivity(with: phone.now)
      builder.beginCollection(withStart: phone.now) { isDone, _ in #expect(isDone) }
      screen.advance(by: 10)
      _ = log.take()
    }

    private func beat(_ value: Double) { phone.addHealthQuantity(.heartRate, value, perMinute, at: phone.now) }

    private func after(_ act: () -> Void) -> [String] {
      act()
      screen.advance(by: 10)
      return log.take()
    }

    private func number(_ quantity: HKQuantity?, _ unit: HKUnit) -> Double? {
      (quantity?.doubleValue(for: unit)).map { ($0 * 100).rounded() / 100 }
    }

    @Test("are one for each session, and belong to it")
    func association() throws {
      let (session, builder) = try make()
      #expect(session.associatedWorkoutBuilder() === builder)
      #expect(builder.workoutSession === session && builder.workoutConfiguration.activityType == .running)
    }

    @Test("collect the phone's samples of the types of their source while the session runs")
    func samples() throws {
      let (session, builder) = try make()
      beat(50)
      #expect(after {} == [])
      start(session, builder)
      #expect(after { beat(120) } == ["builder: HeartRate"])
      #expect(after { beat(140) } == ["builder: HeartRate"])
      #expect(number(builder.statistics(for: HKQuantityType(.heartRate))?.averageQuantity(), perMinute) == 130)
      #expect(number(builder.statistics(for: HKQuantityType(.heartRate))?.mostRecentQuantity(), perMinute) == 140)
      #expect(after { phone.addHealthQuantity(.bodyMass, 70, .gramUnit(with: .kilo), at: phone.now) } == [])
      let energy = after { phone.addHealthQuantity(.activeEnergyBurned, 7, .kilocalorie(), at: phone.now) }
      #expect(energy == ["builder: ActiveEnergyBurned"])
      #expect(after { session.pause() } == ["builder: 1 events"])
      #expect(after { beat(90) } == [])
      #expect(after { session.resume() } == ["builder: 2 events"])
      #expect(after { beat(160) } == ["builder: HeartRate"])
      #expect(builder.allStatistics.count == 2)
      #expect(number(builder.statistics(for: HKQuantityType(.heartRate))?.averageQuantity(), perMinute) == 140)
      _ = after { session.stopActivity(with: nil) }
      #expect(after { beat(100) } == [])
    }

    @Test("collect nothing that is older, refused, or the app's own, and nothing without a source")
    func exclusions() throws {
      let (session, builder) = try make()
      start(session, builder)
      let old = phone.now - 60
      #expect(after { phone.addHealthQuantity(.heartRate, 99, perMinute, at: old) } == [])
      let own = HKQuantitySample(
        type: HKQuantityType(.heartRate), quantity: HKQuantity(unit: perMinute, doubleValue: 77), start: phone.now,
        end: phone.now)
      #expect(after { store.save(own) { _, _ in } } == [])
      #expect(after { builder.add([own]) { _, _ in } } == ["builder: HeartRate"])
      phone.permissions[.health] = .denied
      #expect(after { beat(120) } == [])
      phone.permissions[.health] = .authorized
      builder.dataSource = nil
      #expect(after { beat(130) } == [])
      #expect(number(builder.statistics(for: HKQuantityType(.heartRate))?.averageQuantity(), perMinute) == 77)
    }

    @Test("count the seconds on the phone's clock, without pauses, up to the end of the session")
    func elapsedTime() throws {
      let (session, builder) = try make()
      #expect(builder.elapsedTime == 0)
      start(session, builder)
      #expect(builder.elapsedTime.rounded() == 10)
      _ = after { session.pause() }
      #expect(builder.elapsedTime.rounded() == 10)
      _ = after { session.resume() }
      #expect(builder.elapsedTime.rounded() == 20)
      _ = after { session.stopActivity(with: nil) }
      #expect(builder.elapsedTime.rounded() == 20)
    }

    @Test("leave the session's events to an app that wants so")
    func events() throws {
      let (session, builder) = try make()
      builder.shouldCollectWorkoutEvents = false
      start(session, builder)
      #expect(after { session.pause() } == [])
      #expect(builder.workoutEvents.isEmpty)
      let lap = HKWorkoutEvent(
        type: .lap, dateInterval: DateInterval(start: phone.now, duration: 0), metadata: nil)
      #expect(after { builder.addWorkoutEvents([lap]) { _, _ in } } == ["builder: 1 events"])
      builder.shouldCollectWorkoutEvents = true
      session.delegate = log
      let moves = HKWorkoutEvent(
        type: .motionPaused, dateInterval: DateInterval(start: phone.now, duration: 0), metadata: nil)
      #expect(after { phone.addHealthWorkoutEvent(moves) } == ["event motionPaused at 30", "builder: 2 events"])
    }

    @Test("save the workout with what was collected, once")
    func finishing() throws {
      let (session, builder) = try make()
      session.delegate = log
      start(session, builder)
      for _ in 0..<3 {
        _ = after { phone.addHealthQuantity(.distanceWalkingRunning, 40, .meter(), at: phone.now) }
      }
      let saved = Locked<HKWorkout?>(nil)
      let calls = after {
        let end = phone.now
        session.stopActivity(with: end)
        builder.endCollection(withEnd: end) { isDone, _ in
          #expect(isDone)
          builder.finishWorkout { workout, _ in
            saved.value = workout
            session.end()
          }
        }
      }
      #expect(calls == ["running > stopped at 40", "stopped > ended at 40"])
      let workout = try #require(saved.value)
      #expect(workout.duration.rounded() == 40 && workout.device?.model == "iPhone")
      #expect(number(workout.totalDistance, .meter()) == 120)
      #expect(workout.allStatistics.keys.map(\.identifier) == ["HKQuantityTypeIdentifierDistanceWalkingRunning"])
      #expect(phone.healthSamples.count == 4 && phone.healthSamples.last === workout)
    }

    @Test("have the activities of the session, whose types their source follows until the app changes it")
    func activities() throws {
      let (session, builder) = try make(.swimBikeRun)
      let (bike, run) = (HKQuantityType(.distanceCycling), HKQuantityType(.distanceWalkingRunning))
      start(session, builder)
      #expect(builder.currentWorkoutActivity == nil && builder.dataSource?.typesToCollect.contains(bike) == false)
      #expect(
        after { session.beginNewActivity(configuration: configuration(.cycling), date: phone.now, metadata: nil) } == [
          "builder: begins cycling"
        ])
      #expect(builder.currentWorkoutActivity?.workoutConfiguration.activityType == .cycling)
      #expect(builder.dataSource?.typesToCollect.contains(bike) == true)
      _ = after { phone.addHealthQuantity(.distanceCycling, 80, .meter(), at: phone.now) }
      let next = after {
        session.beginNewActivity(configuration: configuration(.running), date: phone.now, metadata: nil)
      }
      #expect(next == ["builder: ends cycling after 20", "builder: begins running"])
      #expect(builder.dataSource?.typesToCollect.contains(run) == true)
      builder.dataSource?.disableCollection(for: run)
      #expect(after { session.endCurrentActivity(on: phone.now) } == ["builder: ends running after 10"])
      #expect(builder.currentWorkoutActivity == nil)
      #expect(builder.dataSource?.typesToCollect.contains(bike) == false)
      let parts = builder.workoutActivities
      #expect(parts.map(\.workoutConfiguration.activityType) == [.cycling, .running])
      #expect(number(parts.first?.statistics(for: bike)?.sumQuantity(), .meter()) == 80)
    }

    @Test("do not begin, and add nothing, if the app may not write")
    func permissions() async throws {
      let (_, builder) = try make()
      phone.permissions[.health] = .denied
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await builder.beginCollection(at: phone.now) }
      phone.permissions[.health] = .notDetermined
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
        try await builder.beginCollection(at: phone.now)
      }
      phone.permissions[.health] = .authorized
      try await builder.beginCollection(at: phone.now)
      let sample = HKQuantitySample(
        type: HKQuantityType(.heartRate), quantity: HKQuantity(unit: perMinute, doubleValue: 77), start: phone.now,
        end: phone.now)
      phone.permissions[.health] = .denied
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await builder.addSamples([sample]) }
      #expect(builder.allStatistics.isEmpty)
    }

    @Test("save the route of the workout's series builder with the workout")
    func routes() async throws {
      let (_, builder) = try make()
      let routes = try #require(builder.seriesBuilder(for: .workoutRoute()) as? HKWorkoutRouteBuilder)
      #expect(builder.seriesBuilder(for: .workoutRoute()) === routes)
      let begin = phone.now
      try await builder.beginCollection(at: begin)
      let place = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11), altitude: 0, horizontalAccuracy: 1,
        verticalAccuracy: 1, timestamp: begin)
      try await routes.insertRouteData([place])
      try await builder.endCollection(at: begin + 60)
      let workout = try #require(try await builder.finishWorkout())
      let route = try #require(phone.healthSamples.last as? HKWorkoutRoute)
      #expect(HKQuery.predicateForObjects(from: workout).evaluate(with: route) && route.count == 1)
    }
  }

  @Suite("Sources of live builders", .ownPhone)
  struct HKLiveWorkoutDataSourceTests {
    private func types(_ type: HKWorkoutActivityType, _ place: HKWorkoutSessionLocationType) -> Set<HKQuantityType> {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = type
      configuration.locationType = place
      return HKLiveWorkoutDataSource(healthStore: HKHealthStore(), workoutConfiguration: configuration).typesToCollect
    }

    @Test("collect the distance of the activity, where there is one")
    func types() {
      let common: Set<HKQuantityType> = [
        HKQuantityType(.activeEnergyBurned), HKQuantityType(.basalEnergyBurned), HKQuantityType(.heartRate),
      ]
      #expect(types(.yoga, .indoor) == common && types(.cycling, .indoor) == common)
      #expect(types(.cycling, .outdoor) == common.union([HKQuantityType(.distanceCycling)]))
      #expect(types(.rowing, .outdoor) == common.union([HKQuantityType(.distanceRowing)]))
      let source = HKLiveWorkoutDataSource(healthStore: HKHealthStore(), workoutConfiguration: nil)
      #expect(source.typesToCollect.isEmpty)
      source.enableCollection(for: HKQuantityType(.stepCount), predicate: nil)
      source.enableCollection(for: HKQuantityType(.heartRate), predicate: nil)
      source.disableCollection(for: HKQuantityType(.heartRate))
      #expect(source.typesToCollect == [HKQuantityType(.stepCount)])
    }
  }
#endif
