import FlowFoundation
import Foundation
import PhoneSimulation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}

/// Which beacons are meant.
// @unchecked: nothing changes after the initializer.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }

  /// All beacons of an identifier.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }

  /// The beacons of an identifier and a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

  /// One beacon.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }

  func matches(_ beacon: PhoneBeacon) -> Bool {
    uuid == beacon.uuid && (major ?? beacon.major) == beacon.major && (minor ?? beacon.minor) == beacon.minor
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return uuid == other.uuid && major == other.major && minor == other.minor
  }

  open override var hash: Int { uuid.hashValue }
}

/// The area in which beacons are heard.
// @unchecked: see `CLRegion`.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the state is told when the person lights up the screen. It has no effect here.
  open var notifyEntryStateOnDisplay = false

  /// Creates an area.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  /// The area of all beacons of an identifier.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }

  /// The area of the beacons of an identifier and a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }

  /// The area of one beacon.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }

  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// A beacon that the phone hears.
// @unchecked: nothing changes after the initializer.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
  private let beacon: PhoneBeacon
  public let timestamp: Date

  init(_ beacon: PhoneBeacon, at date: Date) {
    self.beacon = beacon
    timestamp = date
  }

  open var uuid: UUID { beacon.uuid }
  open var major: NSNumber { NSNumber(value: beacon.major) }
  open var minor: NSNumber { NSNumber(value: beacon.minor) }
  open var proximity: CLProximity {
    switch beacon.distance {
    case ..<0: .unknown
    case ..<0.5: .immediate
    case ..<3: .near
    default: .far
    }
  }
  /// How far the beacon is, in meters; negative if that is not known.
  open var accuracy: CLLocationAccuracy { beacon.distance < 0 ? -1 : beacon.distance }
  /// How strong it is heard, in decibels: weaker by 20 for ten times the distance.
  open var rssi: Int {
    beacon.distance < 0 ? 0 : Int((-59 - 20 * log10(max(0.1, beacon.distance))).rounded())
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A beacon near the phone.
public struct PhoneBeacon: Hashable, Sendable {
  public var uuid: UUID
  public var major: UInt16
  public var minor: UInt16
  /// How far it is, in meters; negative if the phone cannot say it.
  public var distance: Double

  /// Creates a beacon.
  public init(uuid: UUID, major: UInt16 = 0, minor: UInt16 = 0, distance: Double = 1) {
    (self.uuid, self.major, self.minor, self.distance) = (uuid, major, minor, distance)
  }
}

struct BeaconsNearby: PhoneValue {
  var beacons: [PhoneBeacon]?
}

extension SimulatedPhone {
  /// The beacons near the phone; `nil` for a phone that hears none, such as a simulator: the first value.
  public var beacons: [PhoneBeacon]? {
    get { self[BeaconsNearby.self].beacons }
    set { update(BeaconsNearby.self) { $0.beacons = newValue } }
  }
}

extension CLLocationManager {
  /// The beacons that the app listens for.
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { Set(work.beacons) }

  /// Tells the delegate about beacons: soon, and after each change. A phone tells it each second.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    let phone = SimulatedPhone.current
    if !work.beacons.contains(constraint) { work.beacons.append(constraint) }
    follow()
    phone.runSoon(named: "beacons") { [self] in tellBeacons(only: constraint) }
  }

  /// Ends what `startRangingBeacons(satisfying:)` has begun.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    work.beacons.removeAll { $0 == constraint }
  }

  /// Tells the delegate what is heard of the beacons that it listens for, the nearest first.
  func tellBeacons(only one: CLBeaconIdentityConstraint? = nil) {
    let phone = SimulatedPhone.current
    for constraint in work.beacons where one == nil || constraint == one {
      guard authorizationStatus.isGranted, let all = phone.beacons else {
        delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        continue
      }
      let found = all.filter(constraint.matches).sorted { $0.distance < $1.distance }
      delegate?.locationManager(self, didRange: found.map { CLBeacon($0, at: phone.now) }, satisfying: constraint)
    }
  }
}
