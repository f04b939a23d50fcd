import Foundation
import PhoneSimulation

/// Three numbers along the axes of a phone.
public struct PhoneVector: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The sensors of a phone: at first none, as in a simulator.
public struct PhoneMotion: PhoneValue, Hashable {
  /// Whether there are sensors for acceleration and rotation.
  public var hasSensors = false
  /// Whether steps, distances and activities are counted.
  public var countsSteps = false
  /// Whether there is a barometer.
  public var hasBarometer = false

  /// With gravity, in g: at first on a table with the screen up.
  public var acceleration = PhoneVector(x: 0, y: 0, z: -1)
  /// In radians per second.
  public var rotation = PhoneVector(x: 0, y: 0, z: 0)
  /// In microtesla.
  public var magneticField = PhoneVector(x: 0, y: 0, z: 0)
  /// In radians.
  public var roll = 0.0
  /// In radians.
  public var pitch = 0.0
  /// In radians.
  public var yaw = 0.0

  /// The walks of the person.
  public var walks: [PhoneWalk] = []
  /// What the person does, with the date on which it began; in order.
  public var activities: [PhoneMotionActivity] = []
  /// In kilopascals.
  public var pressure = 101.325
  /// In meters, relative to the first measurement.
  public var relativeAltitude = 0.0

  public init() {}
}

/// Steps between two dates.
public struct PhoneWalk: Hashable, Sendable {
  public var start: Date
  public var end: Date
  public var steps: Int
  /// In meters.
  public var distance: Double
  public var floorsAscended: Int
  public var floorsDescended: Int

  public init(
    start: Date, end: Date, steps: Int, distance: Double = 0, floorsAscended: Int = 0, floorsDescended: Int = 0
  ) {
    self.start = start
    self.end = end
    self.steps = steps
    self.distance = distance
    self.floorsAscended = floorsAscended
    self.floorsDescended = floorsDescended
  }
}

/// What a person does from a date on.
public struct PhoneMotionActivity: Hashable, Sendable {
  /// A kind of motion.
  public enum Kind: String, Hashable, Sendable {
    case stationary, walking, running, cycling, automotive, unknown
  }

  public var kind: Kind
  public var start: Date

  public init(_ kind: Kind, from start: Date) {
    self.kind = kind
    self.start = start
  }
}

extension SimulatedPhone {
  /// The motion of the phone: at first it has no sensors.
  public var motion: PhoneMotion {
    get { self[PhoneMotion.self] }
    set { self[PhoneMotion.self] = newValue }
  }
}
