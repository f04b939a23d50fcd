import Foundation
import Locking
import PhoneSimulation

/// Something that a sensor has measured.
// @unchecked: the properties are constant.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// In seconds on the clock of the screen.
  public let timestamp: TimeInterval

  override init() { timestamp = SimulatedPhone.current.now.timeIntervalSinceReferenceDate }
}

/// In g.
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In radians per second.
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In microtesla.
public struct CMMagneticField: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

// @unchecked: see `CMLogItem`.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public let acceleration: CMAcceleration

  init(_ motion: PhoneMotion) {
    acceleration = CMAcceleration(x: motion.acceleration.x, y: motion.acceleration.y, z: motion.acceleration.z)
  }
}

// @unchecked: see `CMLogItem`.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  public let rotationRate: CMRotationRate

  init(_ motion: PhoneMotion) {
    rotationRate = CMRotationRate(x: motion.rotation.x, y: motion.rotation.y, z: motion.rotation.z)
  }
}

// @unchecked: see `CMLogItem`.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  public let magneticField: CMMagneticField

  init(_ motion: PhoneMotion) {
    magneticField = CMMagneticField(x: motion.magneticField.x, y: motion.magneticField.y, z: motion.magneticField.z)
  }
}

/// A rotation without axes.
public struct CMQuaternion: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0

  public init() {}
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// How a phone is turned.
// @unchecked: the properties are constant.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// In radians.
  public let roll: Double
  /// In radians.
  public let pitch: Double
  /// In radians.
  public let yaw: Double

  init(_ motion: PhoneMotion) { (roll, pitch, yaw) = (motion.roll, motion.pitch, motion.yaw) }

  /// The product of the turns around z by yaw, x by pitch and y by roll.
  open var quaternion: CMQuaternion {
    let (cy, sy, cp, sp, cr, sr) = (
      cos(yaw / 2), sin(yaw / 2), cos(pitch / 2), sin(pitch / 2), cos(roll / 2), sin(roll / 2)
    )
    return CMQuaternion(
      x: cy * sp * cr - sy * cp * sr, y: cy * cp * sr + sy * sp * cr, z: sy * cp * cr + cy * sp * sr,
      w: cy * cp * cr - sy * sp * sr)
  }
}

// @unchecked: see `CMLogItem`.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude: CMAttitude
  public let rotationRate: CMRotationRate
  /// In g: the pull of the earth on a phone that is turned so.
  public let gravity: CMAcceleration
  /// In g, without gravity.
  public let userAcceleration: CMAcceleration

  init(_ motion: PhoneMotion) {
    attitude = CMAttitude(motion)
    rotationRate = CMRotationRate(x: motion.rotation.x, y: motion.rotation.y, z: motion.rotation.z)
    let gravity = CMAcceleration(
      x: sin(motion.roll) * cos(motion.pitch), y: -sin(motion.pitch), z: -cos(motion.roll) * cos(motion.pitch))
    self.gravity = gravity
    userAcceleration = CMAcceleration(
      x: motion.acceleration.x - gravity.x, y: motion.acceleration.y - gravity.y, z: motion.acceleration.z - gravity.z)
  }
}

/// How turns are measured. The phone's own values count with all of them.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells the motion of the phone (`SimulatedPhone.motion`): a value at the start, and another one after each change. A
/// phone that does not move tells nothing more, whatever the interval is.
// @unchecked: what changes is guarded by a lock.
open class CMMotionManager: NSObject, @unchecked Sendable {
  private enum Sensor: Hashable {
    case accelerometer, gyroscope, magnetometer, device
  }

  private struct State {
    var active: Set<Sensor> = []
    var handlers: [Sensor: Callback<(PhoneMotion?, CMError?) -> Void>] = [:]
    var observation: PhoneObservation?
    var last: PhoneMotion?
  }

  private let state = Locked(State())
  private var phone: SimulatedPhone { .current }

  /// In seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var showsDeviceMovementDisplay = false

  public override init() { super.init() }

  open var isAccelerometerAvailable: Bool { phone.motion.hasSensors }
  open var isGyroAvailable: Bool { phone.motion.hasSensors }
  open var isMagnetometerAvailable: Bool { phone.motion.hasSensors }
  open var isDeviceMotionAvailable: Bool { phone.motion.hasSensors }
  open var isAccelerometerActive: Bool { isActive(.accelerometer) }
  open var isGyroActive: Bool { isActive(.gyroscope) }
  open var isMagnetometerActive: Bool { isActive(.magnetometer) }
  open var isDeviceMotionActive: Bool { isActive(.device) }

  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    SimulatedPhone.current.motion.hasSensors ? CMAttitudeReferenceFrame(rawValue: 15) : []
  }

  /// The last values; `nil` while no updates run.
  open var accelerometerData: CMAccelerometerData? { latest(.accelerometer).map { CMAccelerometerData($0) } }
  open var gyroData: CMGyroData? { latest(.gyroscope).map { CMGyroData($0) } }
  open var magnetometerData: CMMagnetometerData? { latest(.magnetometer).map { CMMagnetometerData($0) } }
  open var deviceMotion: CMDeviceMotion? { latest(.device).map { CMDeviceMotion($0) } }

  open func startAccelerometerUpdates() { start(.accelerometer, nil) }
  open func startGyroUpdates() { start(.gyroscope, nil) }
  open func startMagnetometerUpdates() { start(.magnetometer, nil) }
  open func startDeviceMotionUpdates() { start(.device, nil) }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { start(.device, nil) }

  /// Calls a handler on the main thread, whatever the queue is.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    start(.accelerometer) { handler($0.map { CMAccelerometerData($0) }, $1) }
  }

  /// Calls a handler on the main thread, whatever the queue is.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    start(.gyroscope) { handler($0.map { CMGyroData($0) }, $1) }
  }

  /// Calls a handler on the main thread, whatever the queue is.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    start(.magnetometer) { handler($0.map { CMMagnetometerData($0) }, $1) }
  }

  /// Calls a handler on the main thread, whatever the queue is.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    start(.device) { handler($0.map { CMDeviceMotion($0) }, $1) }
  }

  /// Calls a handler on the main thread, whatever the queue is.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  open func stopAccelerometerUpdates() { stop(.accelerometer) }
  open func stopGyroUpdates() { stop(.gyroscope) }
  open func stopMagnetometerUpdates() { stop(.magnetometer) }
  open func stopDeviceMotionUpdates() { stop(.device) }

  private func isActive(_ sensor: Sensor) -> Bool { state.withLock { $0.active.contains(sensor) } }

  private func latest(_ sensor: Sensor) -> PhoneMotion? {
    isActive(sensor) && phone.motion.hasSensors ? phone.motion : nil
  }

  private func start(_ sensor: Sensor, _ handler: ((PhoneMotion?, CMError?) -> Void)?) {
    let phone = phone
    phone.record("CoreMotion", "starts updates of the \(sensor == .device ? "motion" : "\(sensor)")")
    guard phone.motion.hasSensors else {
      if let callback = handler.map({ Callback($0) }) {
        phone.runSoon(named: "an error of a sensor") { callback.call(nil, CMErrorNotAvailable) }
      }
      return
    }
    let observation = phone.observe(PhoneMotion.self) { [weak self] in self?.changed() }
    state.withLock { state in
      state.active.insert(sensor)
      state.handlers[sensor] = handler.map { Callback($0) }
      state.observation = observation
      state.last = phone.motion
    }
    guard handler != nil else { return }
    phone.runSoon(named: "motion") { [weak self] in
      guard let self, isActive(sensor) else { return }
      state.withLock({ $0.handlers[sensor] })?.call(phone.motion, nil)
    }
  }

  private func stop(_ sensor: Sensor) {
    state.withLock { state in
      state.active.remove(sensor)
      state.handlers[sensor] = nil
      if state.active.isEmpty { state.observation = nil }
    }
  }

  private func changed() {
    let motion = phone.motion
    let handlers = state.withLock { state in
      defer { state.last = motion }
      return state.last == motion
        ? []
        : [Sensor.accelerometer, .gyroscope, .magnetometer, .device].compactMap {
          state.handlers[$0]
        }
    }
    for handler in handlers { handler.call(motion, nil) }
  }
}
