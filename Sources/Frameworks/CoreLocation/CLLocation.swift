import PhoneSimulation
import Foundation

/// A place with the time and the accuracy of its measurement.
// @unchecked: no property changes after the initializer, and subclasses of apps do not exist on Apple's systems either.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In meters above sea level.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty, in meters; negative if the place is unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// In meters; zero or less if the altitude is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// In degrees from true north; negative if unknown.
  public let course: CLLocationDirection
  /// In degrees; negative if unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// In meters a second; negative if unknown.
  public let speed: CLLocationSpeed
  /// In meters a second; negative if unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date

  /// The floor of a building. A phone in a test does not know one.
  public var floor: CLFloor? { nil }

  /// In meters above the ellipsoid; equal to the altitude here.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Where the location comes from.
  public var sourceInformation: CLLocationSourceInformation? {
    CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
  }

  /// Creates a location of two degrees, with the date of the phone.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, course: -1, speed: -1, timestamp: SimulatedPhone.current.now)
  }

  /// Creates a location without a direction.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with the accuracy of its direction and speed.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  package convenience init(_ place: PhoneLocation, at date: Date) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude, horizontalAccuracy: place.accuracy, verticalAccuracy: place.accuracy,
      course: place.course, speed: place.speed, timestamp: date)
  }

  /// The distance to another location along the earth's surface, in meters; altitudes do not count.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Reads a location of an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "latitude") else { return nil }
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
    altitude = number("altitude")
    horizontalAccuracy = number("horizontalAccuracy")
    verticalAccuracy = number("verticalAccuracy")
    course = number("course")
    courseAccuracy = number("courseAccuracy")
    speed = number("speed")
    speedAccuracy = number("speedAccuracy")
    timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
  }

  open func encode(with coder: NSCoder) {
    let numbers = [
      "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude,
      "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy, "course": course,
      "courseAccuracy": courseAccuracy, "speed": speed, "speedAccuracy": speedAccuracy,
      "timestamp": timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, number) in numbers.sorted(by: { $0.key < $1.key }) { coder.encode(number, forKey: key) }
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course))"
  }
}

extension CLLocation: PhonePlace {
  public var place: PhoneLocation {
    PhoneLocation(
      latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude, accuracy: horizontalAccuracy,
      speed: speed, course: course)
  }
}

/// A floor of a building.
// @unchecked: the property is constant.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor; zero at the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// Where a location comes from.
// @unchecked: the properties are constant.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software has made up the location.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory has measured it.
  public let isProducedByAccessory: Bool

  /// Creates a description.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

/// A direction of the phone.
// @unchecked: the properties are constant.
open class CLHeading: NSObject, @unchecked Sendable {
  /// In degrees from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// In degrees from true north.
  public let trueHeading: CLLocationDirection
  /// In degrees; negative if the direction is unknown.
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date

  package init(_ direction: Double, at date: Date) {
    magneticHeading = direction
    trueHeading = direction
    headingAccuracy = 5
    timestamp = date
  }
}
