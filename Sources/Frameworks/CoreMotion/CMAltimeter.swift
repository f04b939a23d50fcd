import Foundation
import Locking
import PhoneSimulation

/// The height and the pressure of the air.
// @unchecked: see `CMLogItem`.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In meters.
  public let relativeAltitude: NSNumber
  /// In kilopascals.
  public let pressure: NSNumber

  init(_ motion: PhoneMotion) {
    relativeAltitude = NSNumber(value: motion.relativeAltitude)
    pressure = NSNumber(value: motion.pressure)
  }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Tells the height of the phone (`SimulatedPhone.motion.relativeAltitude`). The first use asks for motion and fitness.
// @unchecked: what changes is guarded by a lock.
open class CMAltimeter: NSObject, @unchecked Sendable {
  private let observation = Locked<PhoneObservation?>(nil)
  private let last = Locked<[Double]>([])

  public override init() { super.init() }

  open class func isRelativeAltitudeAvailable() -> Bool { SimulatedPhone.current.motion.hasBarometer }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    CMAuthorizationStatus(SimulatedPhone.current.permissions[.motion])
  }

  /// Tells the height, now and after each change, on the main thread, whatever the queue is.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.record("CoreMotion", "starts updates of the height")
    guard phone.motion.hasBarometer else {
      return phone.runSoon(named: "the height") { callback.call(nil, CMErrorNotAvailable) }
    }
    phone.askForMotion { [self] answer in
      guard answer.isGranted else { return callback.call(nil, CMErrorNotAuthorized) }
      let deliver: @MainActor @Sendable () -> Void = { [weak self] in
        let motion = phone.motion
        let values = [motion.relativeAltitude, motion.pressure]
        let isNew = self?.last.withLock { last in
          defer { last = values }
          return last != values
        }
        if isNew == true { callback.call(CMAltitudeData(motion), nil) }
      }
      let new = phone.observe(PhoneMotion.self, deliver)
      last.withLock { $0 = [] }
      observation.withLock { $0 = new }
      deliver()
    }
  }

  open func stopRelativeAltitudeUpdates() { observation.withLock { $0 = nil } }
}
