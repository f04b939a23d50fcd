#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Workouts on the watch", .ownPhone) @MainActor
  struct HKWorkoutSessionMirroringTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private let log = WorkoutLog()
    private var phone: SimulatedPhone { screen.phone }

    private func prepare() -> HKWorkoutConfiguration {
      screen.show(Text("workout"))
      phone.enter()
      log.count(from: phone.now)
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .cycling
      return configuration
    }

    private func after(_ act: () -> Void) -> [String] {
      act()
      screen.advance(by: 10)
      return log.take()
    }

    @Test("are told to the app once, also if it wants to hear of them later, and are mirrored")
    func mirroring() throws {
      let configuration = prepare()
      let sessions = Locked<[HKWorkoutSession]>([])
      let watch = phone.mirrorHealthWorkout(configuration)
      screen.advance(by: 1)
      store.workoutSessionMirroringStartHandler = { [log] session in
        session.delegate = log
        sessions.withLock { $0.append(session) }
      }
      screen.advance(by: 1)
      let session = try #require(sessions.value.first)
      #expect(sessions.value.count == 1 && session === watch && session.type == .mirrored)
      #expect(after { watch.startActivity(with: nil) } == ["notStarted > running at 2"])
      #expect(after { session.pause() } == ["running > paused at 12", "event pause at 12"])
      #expect(after { phone.sendHealthWorkoutData([Data([1, 2]), Data([3])]) } == ["data of [2, 1] bytes"])
      #expect(after { watch.end() } == ["paused > ended at 32", "disconnected"])
      #expect(after { phone.sendHealthWorkoutData([Data([1])]) } == [])
    }

    @Test("get data from the app, up to 100 kilobytes in ten seconds, while they are mirrored")
    func data() async throws {
      let configuration = prepare()
      let session = phone.mirrorHealthWorkout(configuration)
      session.delegate = log
      try await session.sendToRemoteWorkoutSession(data: Data(count: 60_000))
      await #expect(throws: HKError(.errorDataSizeExceeded)) {
        try await session.sendToRemoteWorkoutSession(data: Data(count: 60_000))
      }
      screen.advance(by: 11)
      try await session.sendToRemoteWorkoutSession(data: Data(count: 50_000))
      #expect(phone.healthWorkoutData.map(\.count) == [60_000, 50_000])
      #expect(after { phone.disconnectHealthWorkout(HKError(.unknownError)) } == ["disconnected with an error"])
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await session.sendToRemoteWorkoutSession(data: Data([1]))
      }
      phone.permissions[.health] = .authorized
      let own = try HKWorkoutSession(healthStore: store, configuration: configuration)
      let answer = Locked<HKError?>(nil)
      own.sendToRemoteWorkoutSession(data: Data([1])) { isSent, error in
        answer.value = isSent ? nil : error as? HKError
      }
      screen.advance(by: 1)
      #expect(answer.value == HKError(.errorInvalidArgument))
    }

    @Test("are started by the app if a test says that there is a watch")
    func launch() async throws {
      let configuration = prepare()
      await #expect(throws: HKError(.unknownError)) { try await store.startWatchApp(toHandle: configuration) }
      phone.startsHealthWatchApp = true
      try await store.startWatchApp(toHandle: configuration)
      #expect(phone.actDescriptions.last == "HealthKit: starts the app on the watch for a workout (cycling)")
    }
  }
#endif
