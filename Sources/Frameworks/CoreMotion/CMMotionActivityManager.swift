import Foundation
import Locking
import PhoneSimulation

/// How sure a phone is.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium, high
}

/// What a person does from a date on.
// @unchecked: the properties are constant.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  private let activity: PhoneMotionActivity

  init(_ activity: PhoneMotionActivity) { self.activity = activity }

  open var confidence: CMMotionActivityConfidence { .high }
  open var startDate: Date { activity.start }
  open var unknown: Bool { activity.kind == .unknown }
  open var stationary: Bool { activity.kind == .stationary }
  open var walking: Bool { activity.kind == .walking }
  open var running: Bool { activity.kind == .running }
  open var cycling: Bool { activity.kind == .cycling }
  open var automotive: Bool { activity.kind == .automotive }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells what the person does (`SimulatedPhone.motion.activities`). The first use asks for motion and fitness.
// @unchecked: what changes is guarded by a lock.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  private struct State {
    var handler: Callback<CMMotionActivityHandler>?
    var observation: PhoneObservation?
    var last: PhoneMotionActivity?
  }

  private let state = Locked(State())

  public override init() { super.init() }

  open class func isActivityAvailable() -> Bool { SimulatedPhone.current.motion.countsSteps }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    CMAuthorizationStatus(SimulatedPhone.current.permissions[.motion])
  }

  /// Asks once; the handler is called on the main thread, whatever the queue is.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.record("CoreMotion", "reads activities")
    guard phone.motion.countsSteps else {
      return phone.runSoon(named: "activities") { callback.call(nil, CMErrorMotionActivityNotAvailable) }
    }
    phone.askForMotion { answer in
      guard answer.isGranted else { return callback.call(nil, CMErrorMotionActivityNotAuthorized) }
      callback.call(
        phone.motion.activities.filter { $0.start >= start && $0.start <= end }.map { CMMotionActivity($0) }, nil)
    }
  }

  /// Tells what the person does, now and after each change, on the main thread, whatever the queue is.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.record("CoreMotion", "starts updates of activities")
    guard phone.motion.countsSteps else { return }
    state.withLock { $0 = State(handler: callback) }
    phone.askForMotion { [self] answer in
      guard answer.isGranted, state.withLock({ $0.handler != nil }) else { return }
      let observation = phone.observe(PhoneMotion.self) { [weak self] in self?.deliver(phone) }
      state.withLock { $0.observation = observation }
      deliver(phone)
    }
  }

  open func stopActivityUpdates() { state.withLock { $0 = State() } }

  @MainActor
  private func deliver(_ phone: SimulatedPhone) {
    guard let activity = phone.motion.activities.last else { return }
    let handler = state.withLock { state in
      defer { state.last = activity }
      return state.last == activity ? nil : state.handler
    }
    handler?.call(CMMotionActivity(activity))
  }
}
