#if os(Linux)
  import FlowActivityKit
  import FlowCoreMotion
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Motion") @MainActor
  struct CMMotionManagerTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    private func prepare(sensors: Bool = true, permission: PhoneAuthorization = .authorized) {
      screen.show(Text("motion"))
      phone.enter()
      phone.motion.hasSensors = sensors
      phone.motion.countsSteps = sensors
      phone.motion.hasBarometer = sensors
      phone.permissions[.motion] = permission
    }

    @Test("is not available at first, as in a simulator")
    func defaults() {
      phone.enter()
      let manager = CMMotionManager()
      #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable)
      #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
      #expect(!CMAltimeter.isRelativeAltitudeAvailable())
      #expect(CMPedometer.authorizationStatus() == .notDetermined)
      let errors = Locked<[Int]>([])
      screen.show(Text("motion"))
      manager.startAccelerometerUpdates(to: .main) { _, error in
        errors.withLock { $0.append((error as? CMError)?.errorCode ?? 0) }
      }
      screen.advance(by: 0.1)
      #expect(errors.value == [109])
    }

    @Test("tells the phone's values at the start and after each change, until it is stopped")
    func updates() {
      prepare()
      let values = Locked<[Double]>([])
      let manager = CMMotionManager()
      #expect(manager.accelerometerData == nil)
      manager.startAccelerometerUpdates(to: .main) { data, _ in
        values.withLock { $0.append(data?.acceleration.x ?? .nan) }
      }
      screen.advance(by: 0.1)
      phone.motion.acceleration = PhoneVector(x: 0.5, y: 0, z: -1)
      phone.motion.acceleration = PhoneVector(x: 0.5, y: 0, z: -1)
      #expect(values.value == [0, 0.5])
      #expect(manager.isAccelerometerActive && manager.accelerometerData?.acceleration.x == 0.5)
      manager.stopAccelerometerUpdates()
      phone.motion.acceleration = PhoneVector(x: 1, y: 0, z: -1)
      #expect(values.value == [0, 0.5])
      #expect(!manager.isAccelerometerActive)
    }

    @Test("tells gravity by how the phone is turned")
    func gravity() throws {
      prepare()
      phone.motion.pitch = .pi / 2
      let manager = CMMotionManager()
      manager.startDeviceMotionUpdates()
      let motion = try #require(manager.deviceMotion)
      #expect(abs(motion.gravity.y + 1) < 1e-9 && abs(motion.gravity.z) < 1e-9)
      #expect(motion.attitude.pitch == .pi / 2)
      #expect(abs(motion.attitude.quaternion.x - 0.5.squareRoot()) < 1e-9)
    }

    @Test("asks before it tells steps, and tells those of walks between dates")
    func steps() throws {
      prepare(permission: .notDetermined)
      let start = phone.now
      phone.motion.walks = [
        PhoneWalk(start: start, end: start.addingTimeInterval(600), steps: 800, distance: 600, floorsAscended: 2),
        PhoneWalk(start: start.addingTimeInterval(7200), end: start.addingTimeInterval(7260), steps: 90, distance: 60),
      ]
      let found = Locked<[Int]>([])
      let pedometer = CMPedometer()
      pedometer.queryPedometerData(from: start, to: start.addingTimeInterval(3600)) { data, error in
        found.withLock { $0.append(data?.numberOfSteps.intValue ?? (error as? CMError)?.errorCode ?? 0) }
      }
      #expect(phone.prompts.first?.title == "“App” Would Like to Access Your Motion & Fitness Activity")
      #expect(found.value.isEmpty)
      try phone.answerPrompt("Allow")
      #expect(found.value == [800])
      pedometer.startUpdates(from: start) { data, _ in found.withLock { $0.append(data?.numberOfSteps.intValue ?? -1) }
      }
      screen.advance(by: 0.1)
      phone.motion.walks.append(PhoneWalk(start: start, end: start, steps: 10))
      #expect(found.value == [800, 890, 900])
      pedometer.stopUpdates()
      phone.motion.walks = []
      #expect(found.value == [800, 890, 900])
      phone.permissions[.motion] = .denied
      pedometer.queryPedometerData(from: start, to: start) { _, error in
        found.withLock { $0.append((error as? CMError)?.errorCode ?? 0) }
      }
      screen.advance(by: 0.1)
      #expect(found.value.last == 111)
    }

    @Test("has activities that are others than the Live Activities of the phone, also in a file with both")
    func activityNames() {
      prepare()
      let live: [PhoneActivity] = phone.liveActivities
      phone.motion.activities = [PhoneMotionActivity(.walking, from: phone.now)]
      #expect(live.isEmpty && phone.motion.activities.map(\.kind) == [.walking])
    }

    @Test("tells activities and heights")
    func activities() {
      prepare()
      let start = phone.now
      phone.motion.activities = [PhoneMotionActivity(.walking, from: start)]
      let log = Locked<[String]>([])
      let manager = CMMotionActivityManager()
      manager.startActivityUpdates(to: .main) { activity in
        log.withLock { $0.append(activity?.walking == true ? "walks" : activity?.automotive == true ? "drives" : "?") }
      }
      let altimeter = CMAltimeter()
      altimeter.startRelativeAltitudeUpdates(to: .main) { data, _ in
        log.withLock { $0.append("at \(data?.relativeAltitude.intValue ?? -1)") }
      }
      screen.advance(by: 0.1)
      phone.motion.activities.append(PhoneMotionActivity(.automotive, from: start.addingTimeInterval(60)))
      phone.motion.relativeAltitude = 12
      #expect(log.value == ["walks", "at 0", "drives", "at 12"])
      manager.queryActivityStarting(from: start, to: start, to: .main) { found, _ in
        log.withLock { $0.append("\(found?.count ?? -1) at the start") }
      }
      screen.advance(by: 0.1)
      #expect(log.value.last == "1 at the start")
    }
  }
#endif
