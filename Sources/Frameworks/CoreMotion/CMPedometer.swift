import Foundation
import Locking
import PhoneSimulation

/// What a phone has counted between two dates.
// @unchecked: the properties are constant.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  /// In meters.
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  public let floorsDescended: NSNumber?
  /// In seconds per meter; not measured here.
  open var currentPace: NSNumber? { nil }
  /// In steps per second; not measured here.
  open var currentCadence: NSNumber? { nil }
  /// In seconds per meter.
  public let averageActivePace: NSNumber?

  init(_ walks: [PhoneWalk], from start: Date, to end: Date) {
    startDate = start
    endDate = end
    let found = walks.filter { $0.start >= start && $0.end <= end }
    let distance = found.reduce(0) { $0 + $1.distance }
    numberOfSteps = NSNumber(value: found.reduce(0) { $0 + $1.steps })
    self.distance = NSNumber(value: distance)
    floorsAscended = NSNumber(value: found.reduce(0) { $0 + $1.floorsAscended })
    floorsDescended = NSNumber(value: found.reduce(0) { $0 + $1.floorsDescended })
    let time = found.reduce(0) { $0 + $1.end.timeIntervalSince($1.start) }
    averageActivePace = distance > 0 ? NSNumber(value: time / distance) : nil
  }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts the steps of the person (`SimulatedPhone.motion.walks`). The first use asks for motion and fitness.
// @unchecked: what changes is guarded by a lock.
open class CMPedometer: NSObject, @unchecked Sendable {
  private struct State {
    var start: Date?
    var handler: Callback<CMPedometerHandler>?
    var observation: PhoneObservation?
    var last: [PhoneWalk] = []
  }

  private let state = Locked(State())

  public override init() { super.init() }

  open class func isStepCountingAvailable() -> Bool { SimulatedPhone.current.motion.countsSteps }
  open class func isDistanceAvailable() -> Bool { SimulatedPhone.current.motion.countsSteps }
  open class func isFloorCountingAvailable() -> Bool { SimulatedPhone.current.motion.hasBarometer }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    CMAuthorizationStatus(SimulatedPhone.current.permissions[.motion])
  }

  /// Asks once, soon on the main thread.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.record("CoreMotion", "reads steps")
    guard phone.motion.countsSteps else {
      return phone.runSoon(named: "steps") { callback.call(nil, CMErrorNotAvailable) }
    }
    phone.askForMotion { answer in
      guard answer.isGranted else { return callback.call(nil, CMErrorNotAuthorized) }
      callback.call(CMPedometerData(phone.motion.walks, from: start, to: end), nil)
    }
  }

  /// Tells the steps from a date on, now and after each change.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.record("CoreMotion", "starts updates of steps")
    guard phone.motion.countsSteps else {
      return phone.runSoon(named: "steps") { callback.call(nil, CMErrorNotAvailable) }
    }
    state.withLock { $0 = State(start: start, handler: callback) }
    phone.askForMotion { [self] answer in
      guard state.withLock({ $0.start }) == start else { return }
      guard answer.isGranted else { return callback.call(nil, CMErrorNotAuthorized) }
      let observation = phone.observe(PhoneMotion.self) { [weak self] in self?.deliver(phone, always: false) }
      state.withLock { $0.observation = observation }
      deliver(phone, always: true)
    }
  }

  open func stopUpdates() { state.withLock { $0 = State() } }

  @MainActor
  private func deliver(_ phone: SimulatedPhone, always: Bool) {
    let walks = phone.motion.walks
    let (start, handler) = state.withLock { state in
      defer { state.last = walks }
      return (state.start, always || state.last != walks ? state.handler : nil)
    }
    guard let start, let handler else { return }
    handler.call(CMPedometerData(walks, from: start, to: max(phone.now, walks.map(\.end).max() ?? start)), nil)
  }
}
