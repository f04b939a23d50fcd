/// A place on the earth.
public struct PhoneLocation: Hashable, Sendable {
  /// In degrees north of the equator.
  public var latitude: Double
  /// In degrees east of Greenwich.
  public var longitude: Double
  /// In meters above sea level.
  public var altitude: Double
  /// The radius of uncertainty, in meters.
  public var accuracy: Double
  /// In meters a second; negative if unknown.
  public var speed: Double
  /// In degrees from true north, clockwise; negative if unknown.
  public var course: Double

  /// Creates a place from degrees north of the equator and east of Greenwich.
  public init(
    latitude: Double, longitude: Double, altitude: Double = 0, accuracy: Double = 5, speed: Double = -1,
    course: Double = -1
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.accuracy = accuracy
    self.speed = speed
    self.course = course
  }
}

/// A value that stands for a place, such as a `CLLocation`.
public protocol PhonePlace {
  /// The place.
  var place: PhoneLocation { get }
}

extension PhoneLocation: PhonePlace {
  public var place: PhoneLocation { self }
}

/// Where a phone is: at first in Cupertino, like a simulator that is set to Apple.
public struct PhonePosition: PhoneValue, Equatable {
  /// The place, or `nil` if it cannot be found.
  public var location: PhoneLocation? = PhoneLocation(latitude: 37.3349, longitude: -122.009)
  /// The direction of the phone's top, in degrees from true north, or `nil` without a compass.
  public var heading: Double?
  /// Whether location services are on in Settings.
  public var areServicesEnabled = true
  /// Whether the app gets the exact place.
  public var isPrecise = true

  public init() {}
}

extension SimulatedPhone {
  /// The place of the phone, or `nil` if it cannot be found.
  public var location: PhoneLocation? {
    get { self[PhonePosition.self].location }
    set { update(PhonePosition.self) { $0.location = newValue } }
  }

  /// Moves the phone along places on the screen's clock, at equal intervals. The first place is reached at once.
  ///
  /// - Parameter interval: The time between two places, in seconds.
  public func move(along places: [PhoneLocation], every interval: Double) {
    guard let first = places.first else { return }
    location = first
    let start = now
    for (index, place) in places.enumerated().dropFirst() {
      schedule(at: start.addingTimeInterval(Double(index) * interval), named: "a move of the phone") { [weak self] in
        self?.location = place
      }
    }
  }
}
